import { countText } from '../../ui/format-number.ts'
import {
  type CardFigure,
  changeText,
  type FigureName,
  figureCaption,
  figureWords,
  movedText,
  percentChange,
} from './figure.ts'

type FigureTileProps = { name: FigureName; figure: CardFigure }

/** A card of the dashboard: a figure, how it changed, and how many of it are live. */
export function FigureTile({ name, figure }: FigureTileProps) {
  const id = `figura-${name}`
  return (
    <section className="figure-tile" aria-labelledby={id}>
      <h2 id={id}>{figureWords[name].title}</h2>
      <p className="number">{countText(figure.total)}</p>
      <Change name={name} figure={figure} />
      <p className="caption">{figureCaption(name, figure)}</p>
    </section>
  )
}

function Change({ name, figure }: FigureTileProps) {
  const { against } = figureWords[name]
  const change = percentChange(figure)
  if (change === null) return <p className="change">— {against}</p>
  if (Math.abs(change) < 0.05) return <p className="change">Nessuna variazione {against}</p>
  return (
    <p className="change">
      <b className={change > 0 ? 'more' : undefined}>{changeText(change)}</b> {against},{' '}
      {movedText(figure)}
    </p>
  )
}
