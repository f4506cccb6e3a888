import { inlineText, type MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'

/** The response parsed for the screen, without its first heading when the title says the same. */
export function responseBody(saved: { title: string; response: string }): MarkdownBlock[] {
  const [first, ...rest] = parseMarkdown(saved.response)
  if (!first) return []
  const isTitle =
    first.kind === 'heading' && inlineText(first.children).trim() === saved.title.trim()
  return isTitle && rest.length > 0 ? rest : [first, ...rest]
}
