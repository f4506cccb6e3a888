import { Star } from 'lucide-react'

const places = [1, 2, 3, 4, 5]

const tenths = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** '4,7': one decimal only when there is one, with the Italian comma. */
function ratingText(value: number): string {
  return tenths.format(value)
}

/** 'valutazione 4,7', for lists; 0 is none yet. */
export const ratingWords = (value: number) =>
  value === 0 ? 'senza valutazione' : `valutazione ${ratingText(value)}`

/** '4,7 su 5, valutazione indicativa', as stars and in words; nothing for 0, which is none. */
export function Rating({ value, className }: { value: number; className?: string }) {
  if (value === 0) return null
  return (
    <span className={className ? `rate ${className}` : 'rate'}>
      <span className="stars" aria-hidden="true">
        {places.map((place) => (
          <Star key={place} className={value >= place - 0.5 ? 'on' : undefined} />
        ))}
      </span>
      <span>
        <b>{ratingText(value)}</b> su 5, valutazione indicativa
      </span>
    </span>
  )
}
