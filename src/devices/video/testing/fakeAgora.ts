import type { ConnectionState, IAgoraRTCRemoteUser, NetworkQuality } from "agora-rtc-sdk-ng";
import type { Agora, AgoraClient } from "../agora/sdk.ts";

/** Agora's SDK, as far as a line's logic can tell, under the test's control. */
export interface FakeAgora {
  load: () => Promise<Agora>;
  /** What was called, in order. */
  calls: string[];
  setConnection(state: ConnectionState): void;
  /** Somebody comes into the channel, or changes what they publish. */
  setUser(uid: number, published: { audio?: boolean; video?: boolean } | null): void;
  setQuality(quality: NetworkQuality): void;
  emit(event: string): void;
  /** What `join` does from now on. */
  answerJoin(answer: "LETS_IN" | "REFUSES" | "IS_SILENT"): void;
}

export function createFakeAgora(): FakeAgora {
  const calls: string[] = [];
  const listeners = new Map<string, ((...values: unknown[]) => void)[]>();
  const users = new Map<number, IAgoraRTCRemoteUser>();
  let connection: ConnectionState = "DISCONNECTED";
  let answer: Parameters<FakeAgora["answerJoin"]>[0] = "LETS_IN";

  const emit = (event: string, ...values: unknown[]) => {
    for (const listener of listeners.get(event) ?? []) listener(...values);
  };
  const setConnection = (state: ConnectionState) => {
    connection = state;
    emit("connection-state-change", state);
  };
  const nameOf = (published: unknown) => (published as { name: string }).name;

  const client: AgoraClient = {
    get connectionState() {
      return connection;
    },
    get remoteUsers() {
      return [...users.values()];
    },
    on: (event: string, listener: (...values: never[]) => void) => {
      listeners.set(event, [
        ...(listeners.get(event) ?? []),
        listener as (...values: unknown[]) => void,
      ]);
    },
    removeAllListeners: () => listeners.clear(),
    join: async (appId, channel, token, uid) => {
      calls.push(`join ${appId} ${channel} ${token} ${uid}`);
      if (answer === "REFUSES") throw new Error("refused");
      if (answer === "IS_SILENT") return new Promise(() => {});
      setConnection("CONNECTED");
      return uid ?? 0;
    },
    leave: async () => void calls.push("leave"),
    publish: (async (track: unknown) =>
      void calls.push(`publish ${nameOf(track)}`)) as AgoraClient["publish"],
    unpublish: async (track: unknown) => void calls.push(`unpublish ${nameOf(track)}`),
    renewToken: async (token) => void calls.push(`renewToken ${token}`),
    subscribe: (async (user: IAgoraRTCRemoteUser, kind: string) => {
      calls.push(`subscribe ${user.uid} ${kind}`);
      const track = { getMediaStreamTrack: () => ({ kind, id: `${kind} of ${user.uid}` }) };
      if (kind === "audio") user.audioTrack = track as never;
      else user.videoTrack = track as never;
      return track;
    }) as AgoraClient["subscribe"],
  };

  const createTrack = ({ mediaStreamTrack }: { mediaStreamTrack: MediaStreamTrack }) => ({
    name: mediaStreamTrack.id,
    replaceTrack: async (next: MediaStreamTrack, isStopped: boolean) =>
      void calls.push(`replace by ${next.id}${isStopped ? ", stopping the former" : ""}`),
  });

  return {
    calls,
    load: async () => ({
      createClient: ({ mode, codec }) => {
        calls.push(`createClient ${mode} ${codec}`);
        return client;
      },
      createCustomAudioTrack: (config) => createTrack(config) as never,
      createCustomVideoTrack: (config) => createTrack(config) as never,
      disableLogUpload: () => undefined,
      setLogLevel: () => undefined,
    }),
    setConnection,
    setUser: (uid, published) => {
      const before = users.get(uid);
      if (published === null) {
        users.delete(uid);
        emit("user-left", before);
        return;
      }
      const { audio = false, video = false } = published;
      const user = { ...before, uid, hasAudio: audio, hasVideo: video };
      users.set(uid, user);
      if (before === undefined) emit("user-joined", user);
      for (const kind of ["audio", "video"] as const) {
        const [was, is] = kind === "audio" ? [before?.hasAudio, audio] : [before?.hasVideo, video];
        if (is && was !== true) emit("user-published", user, kind);
        if (!is && was === true) emit("user-unpublished", user, kind);
      }
    },
    setQuality: (quality) => emit("network-quality", quality),
    emit: (event) => emit(event),
    answerJoin: (next) => {
      answer = next;
    },
  };
}
