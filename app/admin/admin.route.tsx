export const meta = () => [{ title: 'Amministrazione · Fucina' }]

export default function Plain() {
  return <h1>Amministrazione</h1>
}
