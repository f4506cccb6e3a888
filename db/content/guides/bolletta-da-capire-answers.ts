import type { PrintedAnswer } from '../../content-types.ts'

export const bollettaDaCapireAnswers: PrintedAnswer[] = [
  {
    request:
      'Spiegami sei parole della bolletta della luce: POD, kWh, quota consumi, quota fissa, quota potenza, conguaglio. Per ogni parola scrivi due righe semplici e un esempio di casa.',
    answer: `# Sei parole della bolletta

## Punti Chiave

- Una sola delle tre quote dipende da quanto usi: la quota consumi.
- Quota fissa e quota potenza le paghi anche in vacanza.
- Il POD è un dato tuo. A chi ti telefona non si dice.
- Il conguaglio può essere a tuo favore.

## Contenuto Dettagliato

**POD**
È il codice del punto dove la luce arriva a casa tua. Comincia con IT.
Esempio: se cambi azienda, il POD resta lo stesso, come il numero civico.

**kWh**
Si legge «chilowattora». Misura quanta energia hai usato.
Esempio: una stufetta da mille watt, accesa per un'ora, usa 1 kWh.

**Quota consumi**
È quello che paghi per l'energia usata: i kWh per il loro prezzo.
Esempio: al banco della frutta, due chili di mele per il prezzo al chilo.

**Quota fissa**
La paghi ogni mese, anche se sei in vacanza. Non dipende da quanto usi.
Esempio: è come l'abbonamento dell'autobus nei giorni in cui stai a casa.

**Quota potenza**
È il prezzo della forza del contatore, in molte case 3 kW. Si paga anche a luci spente.
Esempio: con forno, lavatrice e ferro insieme salta la luce. Con più potenza no, ma paghi di più.

**Conguaglio**
Quando nessuno legge il contatore, l'azienda fa una stima. Poi rifà il conto con il numero vero.
Esempio: indovini quanta farina c'è nel barattolo. Poi la pesi, e paghi o riprendi la differenza.

## Suggerimenti

> Cerca le sei parole sulla tua bolletta. Quante ne trovi?
>
> Una parola che non è qui? Chiama il numero di una bolletta vecchia, che hai già pagato.
`,
  },
  {
    request:
      "Sto per mostrare una bolletta a un'AI. Fai un elenco dei dati da coprire prima. Per ogni dato di' in una riga perché è meglio coprirlo.",
    answer: `# I dati da coprire sulla bolletta

## Punti Chiave

- Per spiegarti la bolletta non serve sapere chi sei.
- Somme, mesi e kWh invece possono restare.
- Guarda anche il retro e la pagina del pagamento.

## Contenuto Dettagliato

- **Nome e cognome**: dicono di chi è la bolletta.
- **Indirizzo di casa**: dice dove abiti a chi non deve saperlo.
- **Codice fiscale**: apre molte porte a chi vuole fingersi te.
- **POD o PDR**: con quello e altri dati qualcuno può cambiarti il contratto.
- **Numero cliente**: al telefono serve per parlare a nome tuo.
- **IBAN**: dice dove tieni i soldi.
- **Telefono ed email**: servono a chi manda truffe.
- **Codice QR, cioè il quadrato a quadretti, e codice a barre**: dentro ci sono gli stessi dati, che tu non leggi.

**Puoi lasciare**: i mesi, i kWh, le righe con le somme, il totale e la scadenza.

## Suggerimenti

> Guarda la tua bolletta coperta. Manca ancora una striscia?
>
> Dopo la foto, ingrandisci: se si legge un codice, rifalla.
`,
  },
  {
    request:
      "Spiegami questa bolletta inventata della luce, con parole semplici. È di due mesi. Quota consumi: 240 kWh per 25 centesimi, cioè 60 euro. Quota fissa: 18 euro. Quota potenza: 12 euro. IVA al 10 per cento: 9 euro. Canone TV: 18 euro. Totale: 117 euro. Lettura stimata. Quanto costa davvero l'energia? Che cosa vuol dire lettura stimata? Che cosa posso fare io?",
    answer: `# La bolletta inventata, riga per riga

## Punti Chiave

- Di 117 euro circa la metà è energia usata. Il resto si paga comunque, o sono tasse.
- La lettura è stimata: il consumo vero può essere diverso.
- Su tre cose puoi fare qualcosa tu: la lettura, i kWh e la potenza.

## Contenuto Dettagliato

| Riga | Euro | Dipende da quanto usi? |
|---|---|---|
| Quota consumi: 240 kWh | 60 | Sì |
| Quota fissa | 18 | No |
| Quota potenza | 12 | No |
| IVA | 9 | Un poco |
| Canone TV | 18 | No |
| **Totale** | **117** | |

**Quanto costa davvero l'energia?**
Costa 60 euro: sono 240 kWh a 35 centesimi l'uno. In un mese fanno 30 euro.

**Che cosa vuol dire lettura stimata?**
Nessuno ha letto il contatore. L'azienda ha calcolato quanto potresti avere usato. Quando legge il numero vero fa il conguaglio, cioè la differenza.

**Che cosa posso fare io?**

1. Leggo il contatore e mando il numero: si chiama autolettura.
2. Confronto i kWh con gli stessi mesi di un anno fa.
3. Guardo se la potenza è più alta di quella che mi serve. Prima di cambiarla chiedo quanto costa.

## Suggerimenti

> Controlla con la calcolatrice. Le cinque cifre, sommate, devono fare 117. Poi prova anche le moltiplicazioni.
>
> Ogni numero della risposta deve stare sulla bolletta, o venire da un conto che rifai tu. Se no, non è vero.
`,
    error: {
      kind: 'number',
      told: "L'errore è **35 centesimi**: la bolletta dice **25**. Con 35 centesimi 240 kWh costerebbero 84 euro, non 60. La somma di 117 euro era giusta: per questo non basta rifare una somma sola.",
    },
  },
  {
    request:
      'Devo chiamare il servizio clienti della luce. La mia bolletta è più alta del solito e la lettura è stimata. Scrivi che cosa dico, in cinque frasi brevi e gentili. Aggiungi tre domande da fare. Non usare nomi e codici.',
    answer: `# La telefonata al servizio clienti

## Punti Chiave

- Il numero da chiamare è quello di una bolletta che hai già pagato.
- Cinque frasi bastano: poi lascia parlare loro.
- Scrivi il giorno, l'ora e il nome di chi risponde.

## Contenuto Dettagliato

**Che cosa dico**

1. Buongiorno, chiamo per una bolletta della luce.
2. La somma è più alta del solito.
3. Vedo che la lettura è stimata.
4. Ho qui il numero che segna il contatore, se vi serve.
5. Vorrei sapere come si può correggere, per favore.

**Tre domande da fare**

1. Posso darvi adesso la lettura vera?
2. Intanto devo pagare tutto, o aspetto la bolletta corretta?
3. Se la somma è giusta, posso pagare a rate? Me lo scrivete?

## Suggerimenti

> Leggi le frasi ad alta voce una volta, e tieni il foglio vicino al telefono.
>
> Se hai chiamato tu, il codice cliente lo puoi dire. Se chiamano loro, no: metti giù e richiama.
`,
  },
]
