const width = 240
const height = 56
/** The highest value stays under the upper edge by so much. */
const headroom = 8

const heightOf = (value: number, most: number) =>
  most === 0 ? 0 : (value / most) * (height - headroom)

const rounded = (value: number) => Math.round(value * 10) / 10

const Floor = () => <path className="floor" d={`M0 ${height}h${width}`} />

type ChartProps = {
  values: readonly number[]
  /** What it says to people who cannot see it. */
  label: string
}

/** How many there were, day after day: a line over its ground, from zero up. */
export function LineChart({ values, label }: ChartProps) {
  const most = Math.max(...values)
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * width
    return `${rounded(x)} ${rounded(height - heightOf(value, most))}`
  })
  const line = `M${points.join('L')}`
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="ground" d={`${line}L${width} ${height}L0 ${height}Z`} />
      <path className="line" d={line} />
      <Floor />
    </svg>
  )
}

/** How many came in each day or hour: a bar each. */
export function BarChart({ values, label }: ChartProps) {
  const most = Math.max(...values)
  const step = width / values.length
  const bars = values
    .map((value, index) => ({ x: rounded(index * step + step * 0.15), h: heightOf(value, most) }))
    .filter(({ h }) => h > 0)
    .map(({ x, h }) => `M${x} ${height}v-${rounded(h)}h${rounded(step * 0.7)}V${height}z`)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="bars" d={bars.join('')} />
      <Floor />
    </svg>
  )
}

/** How many of all are live: so much of the strip is full. The caption beneath says it in words. */
export function ShareStrip({ share }: { share: number }) {
  return (
    <svg className="share" viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width={width} height="14" />
      <rect className="part" width={rounded(share * width)} height="14" />
    </svg>
  )
}
