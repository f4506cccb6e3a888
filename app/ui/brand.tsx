/** Arch and spark: the mark of the product. Always beside the name or inside a named link. */
function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 48" width="44" height="48" aria-hidden="true" className={className}>
      <path fill="var(--ink)" d="M2 47V22a20 20 0 0 1 40 0v25h-8.5V22a11.5 11.5 0 0 0-23 0v25Z" />
      <path
        fill="var(--ember)"
        d="M22 15.5c.9 9 3 13.2 9.3 14.7-6.3 1.5-8.4 5.7-9.3 14.7-.9-9-3-13.2-9.3-14.7 6.3-1.5 8.4-5.7 9.3-14.7Z"
      />
    </svg>
  )
}

/**
 * The mark with its name (and, on wide screens, the city). Put it inside a link of class `brand`.
 */
export function Brand({ name = 'Fucina', city }: { name?: string; city?: string }) {
  return (
    <>
      <Mark />
      <b>{name}</b>
      {city && (
        <>
          {/* Read as one text, the words stay apart. */} <span className="where">a {city}</span>
        </>
      )}
    </>
  )
}
