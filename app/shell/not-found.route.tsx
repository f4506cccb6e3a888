export const meta = () => [{ title: 'Pagina non trovata · Fucina' }]

export default function Plain() {
  return <h1>Pagina non trovata</h1>
}
