/** What makes the chosen template a good request, for those who want to write their own. */
export function WhyItWorks({ why }: { why: string }) {
  if (why === '') return null
  return (
    <details data-secondary="" className="why-works">
      <summary>Perché funziona</summary>
      <p>{why}</p>
    </details>
  )
}
