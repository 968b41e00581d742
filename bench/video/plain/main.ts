import { createBrowserMedia } from "../../../src/devices/video/browserMedia.ts";

/*
 * A call as a good engineer writes it in an afternoon, without what the product needs: no accounts,
 * no seats, no recovery. Of the product's it has the camera and the microphone alone. Messages pass
 * from one side to the other over server-sent events. The host makes each offer.
 */

type Message =
  | { kind: "join" | "here" }
  | { kind: "description"; description: RTCSessionDescriptionInit }
  | { kind: "candidate"; candidate: RTCIceCandidateInit };

const side = new URLSearchParams(location.search).get("side");
const isHost = side === "host";
const media = createBrowserMedia();
const opened = Promise.all([media.openCamera(null), media.openMicrophone(null)]).then(
  (tracks) => new MediaStream(tracks),
);
const button = document.querySelector("button");
let isIn = false;
let peer: RTCPeerConnection | null = null;
let sent: Promise<unknown> = Promise.resolve();
let received = Promise.resolve();

const element = (id: string) => document.getElementById(id) as HTMLMediaElement;

function send(message: Message): void {
  // Requests may overtake each other.
  const body = JSON.stringify(message);
  sent = sent.then(() => fetch(`/messages?side=${side}`, { method: "POST", body }));
}

async function connect(): Promise<RTCPeerConnection> {
  const stream = await opened;
  peer?.close();
  const made = new RTCPeerConnection();
  peer = made;
  for (const track of stream.getTracks()) made.addTrack(track, stream);
  made.addEventListener("track", ({ track }) => {
    element(track.kind === "video" ? "other" : "sound").srcObject = new MediaStream([track]);
  });
  made.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate) send({ kind: "candidate", candidate: candidate.toJSON() });
  });
  return made;
}

async function describe(made: RTCPeerConnection): Promise<void> {
  await made.setLocalDescription();
  if (made.localDescription) send({ kind: "description", description: made.localDescription });
}

async function take(message: Message): Promise<void> {
  if (!isIn) return;
  switch (message.kind) {
    case "join":
    case "here":
      if (isHost) await describe(await connect());
      else send({ kind: "here" });
      return;
    case "description": {
      const made = isHost ? peer : await connect();
      await made?.setRemoteDescription(message.description);
      if (made && !isHost) await describe(made);
      return;
    }
    case "candidate":
      await peer?.addIceCandidate(message.candidate);
  }
}

async function join(): Promise<void> {
  sessionStorage.setItem("joined", "true");
  if (button) button.hidden = true;
  await listening;
  isIn = true;
  send({ kind: "join" });
}

const events = new EventSource(`/messages?side=${side}`);
events.addEventListener("message", ({ data }) => {
  received = received.then(() => take(JSON.parse(data as string) as Message));
});
const listening = new Promise((resolve) => events.addEventListener("open", resolve));
void opened.then((stream) => (element("own").srcObject = stream));
button?.addEventListener("click", () => void join());
// After a reload nobody presses again.
if (sessionStorage.getItem("joined") !== null) void join();
