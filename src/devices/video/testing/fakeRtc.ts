import type { WebRtc } from "../browser/connection.ts";

/*
 * Two browsers' peer connections as far as a line's logic can tell: descriptions, states and data
 * channels. Nothing is encoded; what a description says is JSON.
 */

interface Said {
  peer: number;
  /** Grows with each ICE restart. */
  ice: number;
  kinds: string[];
}

/** What joins the connections of one test. */
export interface FakeNetwork extends WebRtc {
  peers: FakePeer[];
  /** Whether anything gets through. */
  setUp(isUp: boolean, options?: { healsAlone?: boolean }): void;
}

export function createFakeNetwork(): FakeNetwork {
  const peers: FakePeer[] = [];
  let isUp = true;
  const update = () => {
    for (const peer of peers) peer.update(isUp);
  };
  return {
    peers,
    createPeer: (configuration) => {
      const peer = new FakePeer({ id: peers.length, configuration, peers, update });
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    createStream: () => ({}) as MediaStream,
    setUp: (next, { healsAlone = false } = {}) => {
      isUp = next;
      if (!isUp) for (const peer of peers) peer.breakDown();
      if (healsAlone) for (const peer of peers) peer.brokenIce = null;
      update();
    },
  };
}

export class FakePeer extends EventTarget {
  connectionState: RTCPeerConnectionState = "new";
  signalingState: RTCSignalingState = "stable";
  localDescription: RTCSessionDescriptionInit | null = null;
  remote: Said | null = null;
  brokenIce: number | null = null;
  /** As they were set, the first one by the constructor. */
  readonly configurations: RTCConfiguration[];
  readonly candidates: RTCIceCandidateInit[] = [];
  readonly transceivers: FakeTransceiver[] = [];
  readonly channels: FakeChannel[] = [];
  stats: object[] = [];
  #ice = 0;
  #offered: Said | null = null;
  #isNegotiationNeeded = false;
  #isRestartNeeded = false;
  readonly #id: number;
  readonly #peers: FakePeer[];
  readonly #updateAll: () => void;

  constructor(options: {
    id: number;
    configuration: RTCConfiguration;
    peers: FakePeer[];
    update: () => void;
  }) {
    super();
    this.#id = options.id;
    this.configurations = [options.configuration];
    this.#peers = options.peers;
    this.#updateAll = options.update;
  }

  addTransceiver(kind: string): FakeTransceiver {
    const transceiver = createTransceiver(kind, "sendrecv");
    this.transceivers.push(transceiver);
    this.needNegotiation();
    return transceiver;
  }

  getTransceivers(): FakeTransceiver[] {
    return this.transceivers;
  }

  createDataChannel(): FakeChannel {
    const channel = new FakeChannel((data) => this.other()?.channels[0]?.hear(data));
    this.channels.push(channel);
    if (this.connectionState === "connected") channel.open();
    return channel;
  }

  restartIce(): void {
    this.#isRestartNeeded = true;
    this.needNegotiation();
  }

  needNegotiation(): void {
    this.#isNegotiationNeeded = true;
    queueMicrotask(() => {
      if (!this.#isNegotiationNeeded || this.signalingState !== "stable") return;
      this.#isNegotiationNeeded = false;
      this.dispatchEvent(new Event("negotiationneeded"));
    });
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    if (this.#isRestartNeeded) this.#ice += 1;
    this.#isRestartNeeded = false;
    const kinds = this.transceivers.map(({ receiver }) => receiver.track.kind);
    this.#offered = { peer: this.#id, ice: this.#ice, kinds };
    const isAnswer = this.signalingState === "have-remote-offer";
    this.localDescription = {
      type: isAnswer ? "answer" : "offer",
      sdp: JSON.stringify(this.#offered),
    };
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
    if (isAnswer) this.#updateAll();
    queueMicrotask(() => this.#findCandidate());
  }

  async setRemoteDescription({ type, sdp = "" }: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    const isOffer = type === "offer";
    if (!isOffer && this.signalingState !== "have-local-offer") {
      throw new DOMException("no offer was made", "InvalidStateError");
    }
    const said = JSON.parse(sdp) as Said;
    // An offer of one's own is taken back.
    if (isOffer && this.signalingState === "have-local-offer") this.#isNegotiationNeeded = true;
    if (isOffer && this.remote !== null && said.ice !== this.remote.ice) this.#ice += 1;
    this.remote = said;
    this.signalingState = isOffer ? "have-remote-offer" : "stable";
    if (this.transceivers.length === 0) {
      this.transceivers.push(...said.kinds.map((kind) => createTransceiver(kind, "recvonly")));
    }
    if (isOffer) return;
    this.#updateAll();
    if (this.#isNegotiationNeeded) this.needNegotiation();
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.remote === null) throw new DOMException("too early", "InvalidStateError");
    this.candidates.push(candidate);
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configurations.push(configuration);
  }

  async getStats(): Promise<RTCStatsReport> {
    return new Map(this.stats.map((entry, index) => [String(index), entry]));
  }

  close(): void {
    this.signalingState = "closed";
    this.connectionState = "closed";
    this.#peers[this.remote?.peer ?? -1]?.breakDown();
  }

  /** The connection whose descriptions and ours fit each other. */
  other(): FakePeer | null {
    const other = this.#peers[this.remote?.peer ?? -1];
    if (other?.remote?.peer !== this.#id) return null;
    const fits = other.remote.ice === this.#ice && this.remote?.ice === other.#ice;
    return fits && [this, other].every((peer) => peer.signalingState === "stable") ? other : null;
  }

  breakDown(): void {
    this.brokenIce = this.#ice;
    if (this.connectionState === "connected") this.become("disconnected");
  }

  update(isUp: boolean): void {
    if (this.other() === null || !isUp || this.brokenIce === this.#ice) return;
    this.become("connected");
    for (const channel of this.channels) channel.open();
  }

  become(state: RTCPeerConnectionState): void {
    if (this.connectionState === state || this.connectionState === "closed") return;
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  #findCandidate(): void {
    if (this.signalingState === "closed") return;
    const text = `candidate of ${this.#id}.${this.#ice}`;
    const candidate = { candidate: text, toJSON: () => ({ candidate: text, sdpMid: "0" }) };
    this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate }));
    this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate: null }));
  }
}

type FakeTransceiver = ReturnType<typeof createTransceiver>;

function createTransceiver(kind: string, direction: RTCRtpTransceiverDirection) {
  const sender = {
    /** All that it has sent, in order. */
    tracks: [] as (MediaStreamTrack | null)[],
    replaceTrack: async (track: MediaStreamTrack | null) => {
      await Promise.resolve();
      sender.tracks.push(track);
    },
    setStreams: () => undefined,
  };
  return { direction, sender, receiver: { track: { kind } as MediaStreamTrack } };
}

class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = "connecting";
  readonly #deliver: (data: unknown) => void;

  constructor(deliver: (data: unknown) => void) {
    super();
    this.#deliver = deliver;
  }

  open(): void {
    if (this.readyState === "open") return;
    this.readyState = "open";
    this.dispatchEvent(new Event("open"));
  }

  send(data: unknown): void {
    queueMicrotask(() => this.#deliver(data));
  }

  hear(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}
