type PaperHeadProps = { drawing: string; title: string; text: string }

/** The arch of the door that led here, with its words. */
export const PaperHead = ({ drawing, title, text }: PaperHeadProps) => (
  <div className="letter-head">
    <span className="gate g-daylight" aria-hidden="true">
      <img src={`/drawings/${drawing}.svg`} alt="" width="160" height="160" />
    </span>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
)
