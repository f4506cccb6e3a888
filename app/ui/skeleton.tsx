type SkeletonProps = {
  lines?: number
  /** A tall shape first: for what begins with a picture. */
  picture?: boolean
  label?: string
}

/** Still shapes the size of what is coming; the words appear after half a second. */
export function Skeleton({ lines = 3, picture = false, label = 'Sto caricando…' }: SkeletonProps) {
  const shapes = Array.from({ length: lines }, (_, line) => `line ${line}`)
  return (
    <div>
      <div className="skeleton" aria-hidden="true">
        {picture && <i className="tall" />}
        {shapes.map((shape) => (
          <i key={shape} />
        ))}
      </div>
      <p className="small soft after-half-second pt-3">{label}</p>
    </div>
  )
}
