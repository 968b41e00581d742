import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/*
 * The least that an HTTP server does: reads the body and answers with bytes that it has.
 * `PORT=… node bench/floor.ts`, with its answers, by the body that asks for them, as JSON on its input.
 */
const answers = new Map(
  Object.entries(JSON.parse(await text(process.stdin)) as Record<string, string>).map(
    ([body, answer]) => [body, Buffer.from(answer)],
  ),
);

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const answer = answers.get(Buffer.concat(parts).toString()) ?? Buffer.from("");
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": answer.length,
    });
    response.end(answer);
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
