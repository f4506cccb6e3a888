export const meta = () => [{ title: 'Strumento · Fucina' }]

export default function Plain() {
  return <h1>Strumento</h1>
}
