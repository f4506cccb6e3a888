/** A form of Adobe's own kind as pdf.js hands it over: a tree like a web page's. */
export type XfaNode = {
  name?: string
  value?: string
  attributes?: Record<string, unknown>
  children?: (XfaNode | null)[]
}

/** The words and the filled values of such a form, a line each, in the order of its page. */
export function xfaText(root: XfaNode | null): string {
  const lines: string[] = []
  const open: (XfaNode | null)[] = [root]
  while (open.length > 0) {
    const node = open.pop()
    if (!node) continue
    const text = ownText(node).trim()
    if (text !== '') lines.push(text)
    if (node.name !== 'select') open.push(...[...(node.children ?? [])].reverse())
    else open.push(...(node.children ?? []).filter((one) => one?.attributes?.selected))
  }
  return lines.join('\n')
}

function ownText({ name, value, attributes = {} }: XfaNode): string {
  if (attributes.type === 'checkbox' || attributes.type === 'radio') {
    return attributes.checked ? '[x]' : '[ ]'
  }
  const shown = name === 'input' || name === 'textarea' ? attributes.value : value
  const text = attributes.textContent ?? shown
  return typeof text === 'string' ? text : ''
}
