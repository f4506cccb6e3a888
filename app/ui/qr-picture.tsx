type QrPictureProps = {
  /** Of qr-code.server.ts. */
  code: { size: number; path: string }
  /** What the code holds, for who cannot see it. */
  label: string
  className?: string
}

/** A QR code, black on white whatever the colours of the page: readers know nothing else. */
export function QrPicture({ code: { size, path }, label, className }: QrPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
