import { useEffect, useMemo, useState } from 'react'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'

type Parse = (text: string) => MarkdownBlock[]

let loaded: Parse | undefined

/** Fetches the parser ahead of the answer that needs it; a failed fetch is tried again later. */
export async function loadMarkdown(): Promise<Parse> {
  if (!loaded) loaded = (await import('../../ui/markdown/parse-markdown.ts')).parseMarkdown
  return loaded
}

/**
 * The text as blocks; null while the parser is on its way, so that the text can be shown as it is.
 * @param given blocks that the server parsed for this very text
 */
export function useMarkdown(
  text: string,
  given?: { text: string; blocks: MarkdownBlock[] },
): MarkdownBlock[] | null {
  const [arrived, setArrived] = useState<Parse>()
  // Fetched when the answer was asked for, it may be here before this part is told.
  const parse = arrived ?? loaded
  useEffect(() => {
    if (parse || text === '') return
    loadMarkdown().then(
      (parser) => setArrived(() => parser),
      () => {},
    )
  }, [parse, text])
  return useMemo(() => {
    if (given?.text === text) return given.blocks
    return parse ? parse(text) : null
  }, [parse, text, given])
}
