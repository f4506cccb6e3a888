export const meta = () => [{ title: 'Guida · Fucina' }]

export default function Plain() {
  return <h1>Guida</h1>
}
