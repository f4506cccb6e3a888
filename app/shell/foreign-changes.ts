/** More nested nobody replaces what stands in a page. */
const mostReplacements = 20

/** What a translator, or another extension, put in the place of a node of ours. */
const instead = new WeakMap<Node, Node>()

function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  const [removed] = removedNodes
  if (!removed || removedNodes.length > 1 || removed.parentNode) return
  const isTranslation = (node: Node | null) => node?.nodeName === 'FONT'
  const put = addedNodes[0] ?? [previousSibling, nextSibling].find(isTranslation)
  if (put) instead.set(removed, put)
}

/** What stands among the children of `parent` where `node` stood; null: nothing. */
function standIn(parent: Node, node: Node): Node | null {
  let now: Node | null | undefined = node
  for (let steps = 0; now && steps < mostReplacements; steps += 1) {
    if (now.parentNode === parent) return now
    now = now.parentNode ?? instead.get(now)
  }
  return null
}

/**
 * Lets React go on in a page whose texts something else has exchanged, as a browser does that
 * translates it: React knows its own nodes only, and would throw where they are gone, or write into
 * what nobody sees. What it changes stands there again in its words; the translator takes it from
 * there. See react issue 11538.
 */
export function allowForeignChanges(): void {
  new MutationObserver((records) => records.forEach(noteReplaced)).observe(document, {
    childList: true,
    subtree: true,
  })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    const put = child.parentNode ? child : standIn(this, child)
    if (put?.parentNode) removeChild.call(put.parentNode, put)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    const at = before && before.parentNode !== this ? standIn(this, before) : before
    return insertBefore.call(this, node, at) as T
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data
    },
    set(this: Text, text: string) {
      value?.set?.call(this, text)
      const put = this.parentNode ? undefined : instead.get(this)
      put?.parentNode?.replaceChild(this, put)
    },
  })
}
