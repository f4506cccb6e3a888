import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const visitaDaPrenotareAnswers: PrintedAnswer[] = [
  {
    request:
      'Spiegami sei parole di una ricetta del medico. Sono: prescrizione, prestazione, quesito diagnostico, ticket, esenzione, priorità. Usa due righe per ogni parola. Fai ogni volta un esempio inventato.',
    answer: `# Sei parole della ricetta

## Punti Chiave

- Sono parole d'ufficio: non dicono come stai.
- Gli esempi sono inventati, non sono consigli.
- Per la tua ricetta chiedi al medico o al farmacista. Scritto a novembre 2026.

## Contenuto Dettagliato

**Prescrizione**
È la richiesta che fa il medico, su carta o sul telefono.
Esempio: «Il medico ha fatto la prescrizione per una visita agli occhi.»

**Prestazione**
È la visita o l'esame da fare.
Esempio: «La prestazione è una visita oculistica di controllo.»

**Quesito diagnostico**
È la domanda a cui la visita deve rispondere.
Esempio: «La persona vede bene da lontano?»

**Ticket**
È la parte che paghi tu. Il resto lo paga il servizio sanitario.
Esempio: «Allo sportello ho pagato il ticket e mi hanno dato la ricevuta.»

**Esenzione**
È il diritto a non pagare il ticket, o a pagarne meno. Ha un codice.
Esempio: «Con la mia esenzione questa visita non la pago.»

**Priorità**
È la lettera che dice entro quando serve: U, B, D o P.
Esempio: «C'è scritto B: telefono oggi stesso.»

## Suggerimenti

> Cerca due di queste parole sulla tua ricetta. La ricetta però resta sul tavolo: non va nell'AI.
>
> Non sai se hai un'esenzione? Chiedi al medico, in farmacia o al patronato, l'ufficio che aiuta con pensioni e domande.
`,
  },
  {
    request: `Devo telefonare per prenotare una visita agli occhi a ${city.name}. Posso solo di mattina, dal lunedì al giovedì. Arrivo in autobus e cammino piano. Scrivi che cosa dico all'inizio, in tre frasi. Poi scrivi sei domande da fare, una per riga, con lo spazio per la risposta.`,
    answer: `# Il foglio della telefonata

## Punti Chiave

- Prima di chiamare prendi la ricetta e la tessera sanitaria.
- Chi risponde vuole prima il codice della ricetta: tienilo davanti.
- Alla fine rileggi ad alta voce giorno, ora e luogo.

## Contenuto Dettagliato

**Che cosa dico**

1. Buongiorno, vorrei prenotare una visita agli occhi a ${city.name}: ho qui la ricetta.
2. Posso solo di mattina, dal lunedì al giovedì.
3. Arrivo in autobus e cammino piano: mi serve un posto comodo.

**Che cosa chiedo**

1. Qual è il primo giorno libero? ……
2. In quale ospedale o ambulatorio, e in che via? ……
3. Quale autobus ci arriva, e quanto si cammina? ……
4. Ci sono scale, o c'è un ascensore? ……
5. Che cosa devo portare, e quanto si paga? ……
6. Mi mettono le gocce negli occhi? Serve chi mi accompagna? ……

## Suggerimenti

> Copia il foglio a mano, oppure stampalo. Scrivi anche il numero della prenotazione.
>
> Se il giorno è troppo lontano per la lettera della ricetta, dillo e chiedi un'altra strada.
`,
  },
  {
    request:
      'Facciamo finta che tu sia un centro prenotazioni. Scrivi una telefonata di prova per una visita agli occhi, in dieci battute. Tu fai le domande, e al mio posto scrivi dei puntini. Non usare numeri e indirizzi veri.',
    answer: `# Una telefonata di prova

## Punti Chiave

- È una prova, come a teatro: nessuno prenota davvero.
- Le battute sono dieci: cinque del centro, cinque tue.
- Al posto dei puntini rispondi a voce.

## Contenuto Dettagliato

1. **Centro**: Buongiorno, centro prenotazioni. Che visita le serve?
2. **Tu**: ……
3. **Centro**: Mi legge il codice della ricetta, un segno alla volta?
4. **Tu**: ……
5. **Centro**: Quale lettera trova nella casella della priorità?
6. **Tu**: ……
7. **Centro**: Il primo posto è un martedì, alle 9. Può venire?
8. **Tu**: ……
9. **Centro**: Bene. Mi ripete giorno e ora, così controlliamo insieme?
10. **Tu**: ……

## Suggerimenti

> Fai leggere le battute del centro a un'altra persona. Prova due volte, poi telefona davvero.
>
> Se non capisci una domanda, di': «Scusi, può ripetere più piano?».
`,
  },
  {
    request:
      'Tra poco ho una visita agli occhi di controllo. Scrivi cinque domande utili da fare al medico, brevi e gentili. Non dare consigli di cura.',
    answer: `# Cinque domande per la visita agli occhi

## Punti Chiave

- Sono domande: le risposte le dà il medico.
- Cinque bastano, e la più importante va per prima.
- Scrivi la risposta subito, o falla scrivere a chi è con te.

## Contenuto Dettagliato

1. È cambiato qualcosa rispetto all'ultimo controllo?
2. Devo cambiare gli occhiali, o questi vanno ancora bene?
3. C'è qualcosa che devo tenere d'occhio, e quando devo chiamare?
4. Posso guidare e leggere come faccio adesso?
5. Quando devo tornare, e serve una ricetta nuova?

## Suggerimenti

> Togli le domande che non sono tue e aggiungine una. Poi metti il foglio nella cartella.
>
> Se una parola è difficile, chiedi: «Me lo dice in un altro modo?».
`,
  },
]
