/** What we use of the two packages, which bring no types. */
declare module 'turndown' {
  export default class Turndown {
    constructor(options: Record<string, string>)
    use(plugin: (service: Turndown) => void): this
    addRule(
      name: string,
      rule: {
        filter: string | string[]
        replacement: (content: string, node: HTMLElement) => string
      },
    ): this
    escape(text: string): string
    turndown(element: HTMLElement): string
  }
}

declare module '@joplin/turndown-plugin-gfm' {
  import type Turndown from 'turndown'

  export function tables(service: Turndown): void
}
