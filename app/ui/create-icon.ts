import { type ComponentProps, createElement } from 'react'

/** The strokes of one of lucide's icons. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/** What lucide-react makes its icons with, as far as we use it (ops/vite-slim-icons.ts). */
export default function createIcon({ node }: IconData) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
