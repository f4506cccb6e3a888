import { city } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

const days = (from: number) =>
  Array.from({ length: 7 }, (_, at) => `| ${from + at} | | | |`).join('\n')

export const healthFinished: FinishedAnswers = {
  'vita-quotidiana-domande-medico': `# Il controllo agli occhi

## Punti Chiave

- Al medico serve sapere da quando, con quale luce e con quali occhiali leggi con più fatica.
- La prima domanda della lista è quella da fare se il tempo finisce.
- Gli occhiali che usi adesso vanno portati, anche quelli vecchi.
- Se guidi di sera, dillo. Cambia le domande del medico.

## Contenuto Dettagliato

### Come lo racconti

1. «Sono qui per un controllo. Da …… la sera leggo con più fatica.»
2. «Di giorno, alla finestra, leggo …… . La sera, con la lampada, dopo …… minuti mi fermo.»
3. «Gli occhiali che porto sono di …… anni fa.»

### Le domande, dalla più importante

1. C'è qualcosa da controllare meglio, o può aspettare?
2. Gli occhiali che ho vanno ancora bene per leggere?
3. Che luce mi conviene usare la sera?
4. Quali segnali devono farmi tornare subito?
5. Tra quanto devo rifare il controllo?

### Nella borsa

- Gli occhiali da vicino e quelli da lontano.
- L'ultimo foglio dell'oculista, se c'è.
- L'elenco delle medicine che prendi, scritto a mano.
- Un libro o un giornale, per far vedere che cosa leggi e a quale distanza.

## Suggerimenti

> Chiedi, quando prenoti, se ti mettono le gocce: con quelle per qualche ora non si guida, e serve qualcuno che ti accompagni.
>
> Se la vista cambia di colpo, non aspettare la visita: chiama il medico, o il 112.
`,
  'vita-quotidiana-foglietto': `# «A stomaco pieno», e chi decide

## Punti Chiave

- La frase dice due cose: prenderla dopo avere mangiato, e fare come ha detto il medico se lui ha detto altro.
- Quanta e quando non sta in queste righe. Lo dicono la ricetta e il farmacista.
- Dopo un panino è «stomaco pieno»? È una buona domanda per la farmacia.
- Se dopo averla presa stai male, non aspettare la prossima dose per telefonare.

## Contenuto Dettagliato

**Assumere** è una parola da ufficio per dire prendere.

**A stomaco pieno** vuol dire dopo avere mangiato. Il contrario è «a digiuno».

**Salvo** qui significa tranne se.

**Diversa prescrizione** è un'indicazione diversa che il medico ti ha scritto o detto.

Tutta la frase diventa: *prendila dopo avere mangiato, tranne se il medico ti ha detto un'altra cosa.*

### In farmacia

1. Quanto devo mangiare, e quanto tempo dopo la prendo?
2. Se a quell'ora non ho fame, che cosa faccio?
3. Va d'accordo con le altre cose che prendo?
4. Se ne salto una, che cosa devo fare?

## Suggerimenti

> Porta la scatola: il farmacista guarda nome e dose, e ti risponde senza appuntamento.
>
> Per una risposta dell'AI non si comincia e non si smette nessuna medicina.
`,
  'vita-quotidiana-diario-disturbi': `# Due settimane di schiena

## Punti Chiave

- Si segna appena succede: la sera non ci si ricorda più a che ora è cominciato.
- Anche i giorni senza fastidio vanno segnati, con uno zero.
- Sedersi, alzarsi, portare la spesa: è la colonna «che cosa facevo» quella che il medico guarda per prima.
- Due settimane bastano per vedere se torna sempre alla stessa ora.

## Contenuto Dettagliato

**Fastidio:** 1 appena lo sento, 3 mi fermo un momento, 5 non riesco a fare quello che facevo.

### Prima settimana

| Giorno | Ora | Fastidio | Che cosa facevo |
| --- | --- | --- | --- |
${days(1)}

### Seconda settimana

| Giorno | Ora | Fastidio | Che cosa facevo |
| --- | --- | --- | --- |
${days(8)}

### Quando non aspettare

- Male forte e improvviso, oppure dopo una caduta. Una gamba che non risponde, o la vescica che non si controlla più. Chiama il 112.
- È notte o festa, e non è un'emergenza. Chiama il 116117.
- Per tre giorni di fila segni 4 o 5. Telefona al tuo medico senza finire il foglio.

## Suggerimenti

> Attaccalo al frigorifero con una matita legata a uno spago.
`,
  'vita-quotidiana-cambio-medico': `# Il tuo medico va in pensione

## Punti Chiave

- In Lombardia puoi scegliere il medico nuovo in farmacia, allo sportello o su internet.
- Conta chi ha posti liberi nella tua zona, e cambia di settimana in settimana.
- Non serve aspettare l'ultimo giorno: guarda adesso chi ha posto.
- La tessera sanitaria serve in ogni caso. Mettila già nella borsa.

## Contenuto Dettagliato

### In farmacia

Porta la tessera sanitaria, senza appuntamento. Il farmacista vede chi ha posto vicino alla stazione di ${city.name}. Non può consigliarti un nome: scegli tu. Lo fa la maggior parte delle farmacie lombarde, dal luglio 2022 (milanotoday.it, luglio 2022).

### Allo sportello

Si chiama «scelta e revoca» ed è dell'ASST, l'azienda degli ospedali pubblici. Porta tessera e documento. Qui si va anche per la prima scelta, o se vuoi un medico che è al completo.

### Su internet

Scrivi tu l'indirizzo del Fascicolo Sanitario della Regione ed entra con lo SPID o con la carta d'identità elettronica. Nella pagina per cambiare medico vedi chi ha posto.

### Prima di scegliere, una telefonata allo studio

- In quali ore riceve, e come si prende appuntamento?
- Ci sono scale? C'è l'ascensore?
- Fa visite a casa?
- Le ricette si chiedono per telefono o con un'email?

### Non lo so da qui

Chi ha posto oggi, e se il tuo medico ha già un sostituto: a volte chi va in pensione lascia lo studio a un collega. Chiedilo a lui.

## Suggerimenti

> Prima che lo studio chiuda, chiedi al vecchio medico una copia delle carte importanti.
>
> Se internet ti fa perdere la pazienza, in un Punto Digitale Facile, se c'è vicino a te, qualcuno ti aiuta gratis.
`,
}
