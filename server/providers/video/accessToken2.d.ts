/** What we use of the part of `agora-token` that has no types. Times are in seconds. */
declare module "agora-token/src/AccessToken2.js" {
  export class AccessToken2 {
    /** `issueTs` is a moment; `expire` is counted from it. Without them, one to be read into. */
    constructor(appId: string, appCertificate: string, issueTs: number, expire: number);
    issueTs: number;
    expire: number;
    salt: number;
    add_service(service: ServiceRtc): void;
    /** Empty if the id or the certificate is malformed. */
    build(): string;
    /** Reads a token; false if it isn't one. Its texts are then bytes. */
    from_string(token: string): boolean;
    verifySignature(appCertificate: string): boolean;
    getServices(type: number): ServiceRtc[];
  }
  export class ServiceRtc {
    constructor(channelName: string, uid: number);
    static readonly kPrivilegeJoinChannel: number;
    static readonly kPrivilegePublishAudioStream: number;
    static readonly kPrivilegePublishVideoStream: number;
    /** `expire` is counted from when the token was issued. */
    add_privilege(privilege: number, expire: number): void;
    readonly __channel_name: string | Buffer;
    readonly __uid: string | Buffer;
    /** Until when, by the number of the privilege. */
    readonly __privileges: Readonly<Record<number, number>>;
  }
  export const kRtcServiceType: number;
}
