/** The part of oidc-provider that the stand-in uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Account = { accountId: string; claims(): Record<string, unknown> }

  type Context = {
    oidc: {
      client: { clientId: string }
      session: { accountId: string }
      account: Account
      params: { scope: string }
      result?: { login?: unknown }
    }
  }

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    proxy: boolean
    Client: {
      prototype: {
        redirectUriAllowed(uri: string): boolean
        postLogoutRedirectUriAllowed(uri: string): boolean
      }
    }
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): RequestListener
    on(event: string, listener: (...values: never[]) => void): this
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }

  export class Check {
    static REQUEST_PROMPT: true
    static NO_NEED_TO_PROMPT: false
    constructor(reason: string, description: string, check: (context: Context) => boolean)
  }

  export const interactionPolicy: {
    Check: typeof Check
    Prompt: new (of: { name: string; requestable: boolean }) => unknown
    base(): {
      add(prompt: unknown, index: number): void
      get(name: string): { checks: { add(check: Check): void } }
    }
  }
}
