import type { SocialProfile } from '../platform/settings/site.server.ts'

/** Our own strokes, in the weight of the other icons; the name stands beside them. */
const strokes: Record<SocialProfile['name'], string> = {
  Facebook: 'M4 4h16v16H4zM15.5 8.2h-1.2c-1.1 0-1.8.7-1.8 1.9V20M10 13h5',
  Instagram: 'M4 4h16v16H4zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM16.4 7.5h.1',
  LinkedIn: 'M4 4h16v16H4zM8 11v5.5M8 7.7v.1M11.8 16.5V11M11.8 13.2c0-3 4.4-3 4.4 0v3.3',
}

export function SocialIcon({ name }: { name: SocialProfile['name'] }) {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  )
}
