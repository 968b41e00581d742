import { expect, it } from "vitest";
import { smtpConnection } from "./smtpConnection.ts";

it.each([
  ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false }],
  ["smtps://mail.example.com", { host: "mail.example.com", port: 465, secure: true }],
  ["smtp://127.0.0.1:2525", { host: "127.0.0.1", port: 2525, secure: false }],
  ["smtps://[2001:db8::1]:465/", { host: "2001:db8::1", port: 465, secure: true }],
])("%s is a server without a login", (address, expected) => {
  expect(smtpConnection(address)).toEqual({ ...expected, requireTLS: false });
});

it("a login is read as it is written in addresses", () => {
  const { auth } = smtpConnection("smtps://demo%40example.com:a%2Fb%3A%25@mail.example.com");
  expect(auth).toEqual({ user: "demo@example.com", pass: "a/b:%" });
});

it.each([
  ["smtp://demo:secret@mail.example.com", true],
  ["smtps://demo:secret@mail.example.com", false],
  ["smtp://demo:secret@localhost", false],
  ["smtp://demo:secret@[::1]", false],
])("for %s, TLS has to begin before the password is told: %s", (address, requireTLS) => {
  expect(smtpConnection(address).requireTLS).toBe(requireTLS);
});
