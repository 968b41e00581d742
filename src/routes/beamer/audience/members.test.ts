import { beforeEach, describe, expect, it } from "vitest";
import {
  type AudienceMembers,
  type AudienceView,
  type FetchMembers,
  MEMBERS_PER_PAGE,
  createAudienceMembers,
  memberAt,
} from "./members.ts";

const VIEW: AudienceView = { search: "", orderBy: "LAST_INTERACTION", isReversed: false };
const TOTAL = 100_000;

describe("an audience read where somebody looks", () => {
  let asked: { skip: number; view: AudienceView; isGivenUp: boolean; answer: Answer }[];
  let audience: AudienceMembers;
  type Answer = Parameters<FetchMembers>[1];

  const pageFrom = (skip: number) => ({
    totalCount: TOTAL,
    members: Array.from({ length: MEMBERS_PER_PAGE }, (_, row) => ({
      firstName: String(skip + row),
      lastName: "",
      lastInteractionDate: "",
    })),
  });
  const fetchMembers: FetchMembers = ({ view, skip }, answer) => {
    const call = { skip, view, isGivenUp: false, answer };
    asked.push(call);
    return () => (call.isGivenUp = true);
  };
  const answerAll = () => {
    for (const { skip, isGivenUp, answer } of asked.splice(0)) {
      if (!isGivenUp) answer.onPage(pageFrom(skip));
    }
  };
  const nameAt = (row: number) => memberAt(audience.known(), row)?.firstName ?? null;

  beforeEach(() => {
    asked = [];
    audience = createAudienceMembers({ view: VIEW, first: pageFrom(0), fetchMembers });
  });

  it("asks for nothing that it has", () => {
    audience.want({ first: 0, end: 20 });
    expect(asked).toEqual([]);
    expect(nameAt(99)).toBe("99");
    expect(nameAt(100)).toBeNull();
  });

  it("asks for the pages of the rows in sight, wherever they are", () => {
    audience.want({ first: 49_990, end: 50_010 });
    expect(asked.map(({ skip }) => skip)).toEqual([49_900, 50_000]);
    answerAll();
    expect(nameAt(50_009)).toBe("50009");
    audience.want({ first: 49_990, end: 50_010 });
    expect(asked).toEqual([]);
  });

  it("gives up what somebody has scrolled past", () => {
    audience.want({ first: 1_000, end: 1_010 });
    const [passed] = asked;
    audience.want({ first: 90_000, end: 90_010 });
    expect(passed?.isGivenUp).toBe(true);
    answerAll();
    expect(nameAt(1_000)).toBeNull();
    expect(nameAt(90_000)).toBe("90000");
  });

  it("shows what it had until another view is there, and then nothing of it", () => {
    audience.want({ first: 500, end: 510 });
    answerAll();
    audience.want({ first: 800, end: 810 });
    const view = { ...VIEW, search: "ana" };
    audience.show(view);
    expect(asked[0]?.isGivenUp).toBe(true);
    expect(audience.known()).toMatchObject({ view, isStale: true });
    expect(nameAt(500)).toBe("500");
    audience.want({ first: 500, end: 510 });
    expect(asked.slice(1).map((call) => [call.skip, call.view])).toEqual([[0, view]]);
    answerAll();
    expect(audience.known().isStale).toBe(false);
    expect(nameAt(0)).toBe("0");
    expect(nameAt(500)).toBeNull();
  });

  it("takes in its beginning as it was fetched again, and rereads what is visible", () => {
    audience.want({ first: 500, end: 510 });
    answerAll();
    audience.want({ first: 800, end: 810 });
    const [before] = asked.splice(0);
    audience.restart({ ...pageFrom(1), totalCount: TOTAL + 1 });
    expect(before?.isGivenUp).toBe(true);
    expect(audience.known().totalCount).toBe(TOTAL + 1);
    expect(nameAt(0)).toBe("1");
    expect(nameAt(500)).toBeNull();
    expect(asked.map(({ skip }) => skip)).toEqual([800]);
  });

  it("leaves another view as it is when its beginning was fetched again", () => {
    audience.show({ ...VIEW, search: "ana" });
    answerAll();
    audience.restart({ ...pageFrom(1), totalCount: TOTAL + 1 });
    expect(audience.known().totalCount).toBe(TOTAL);
    expect(nameAt(0)).toBe("0");
    audience.show({ ...VIEW });
    answerAll();
    audience.restart({ ...pageFrom(1), totalCount: TOTAL + 1 });
    expect(nameAt(0)).toBe("1");
  });

  it("tries again what has failed, when it is asked to", () => {
    audience.want({ first: 500, end: 510 });
    asked.splice(0)[0]?.answer.onFailure(new Error("away"));
    expect(audience.known().failure?.message).toBe("away");
    audience.want({ first: 700, end: 710 });
    expect(asked).toEqual([]);
    audience.tryAgain();
    expect(audience.known().failure).toBeNull();
    answerAll();
    expect(nameAt(700)).toBe("700");
  });

  it("keeps the pages around where somebody looks, and no more than some", () => {
    for (let page = 1; page <= 100; page += 1) {
      audience.want({ first: page * MEMBERS_PER_PAGE, end: page * MEMBERS_PER_PAGE + 1 });
      answerAll();
    }
    expect(audience.known().pages.size).toBe(40);
    expect(nameAt(100 * MEMBERS_PER_PAGE)).not.toBeNull();
    expect(nameAt(0)).toBeNull();
  });
});
