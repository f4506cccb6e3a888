import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const papersFinished: FinishedAnswers = {
  'vita-quotidiana-lettera-comune': `# Il lampione spento vicino alla biblioteca

## Punti Chiave

- Di solito sul palo c'è un numero, e con quello l'ufficio trova il lampione senza uscire a cercarlo.
- La risposta con una data è la cosa che chiedi, e la puoi ricordare se passano le settimane.
- Allo sportello fatti dare il protocollo, cioè il numero che prova il giorno di arrivo.
- Tre settimane si contano dal giorno in cui l'hai visto tu. Scrivilo.

## Contenuto Dettagliato

Al Comune di ……${br}
Ufficio che segue l'illuminazione

Data: ……

**Oggetto: lampione spento nel giardino vicino alla biblioteca**

Buongiorno,

nel giardino vicino alla biblioteca c'è un lampione spento da tre settimane. Sul palo è scritto il numero …… .

Vi chiedo di farlo riparare e di farmi sapere entro quando sarà acceso di nuovo. Se tocca a un'altra società, vi prego di passarle la segnalazione e di dirmi qual è.

Potete rispondermi per telefono o all'indirizzo qui sotto.

Grazie per l'attenzione e cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo: ……${br}
Telefono: ……${br}
Firma: ……

## Suggerimenti

> Se la sera il giardino è buio e qualcuno ci è inciampato, aggiungilo. L'AI non lo sa, e all'ufficio fa cambiare l'ordine dei lavori.
>
> Un filo scoperto o un palo che pende sono un pericolo. In quel caso chiama il 112.
`,
  'vita-quotidiana-domanda-inps': `# Perché la pensione è più bassa: il colloquio al patronato

## Punti Chiave

- La risposta sta quasi sempre in una riga del cedolino, cioè il foglio con le voci della pensione, che il mese prima non c'era, o che è cambiata.
- Serve anche il cedolino del mese scorso, perché è la differenza che va spiegata.
- Il patronato, l'ufficio che aiuta con le pensioni, può leggerlo con te e scrivere all'INPS.
- Il codice fiscale lo dai a voce allo sportello, mai all'AI.

## Contenuto Dettagliato

### Che cosa dico

1. «Buongiorno. Questo mese la mia pensione è più bassa, e non so perché.»
2. «Il mese scorso ho preso …… euro, questo mese …… euro.»
3. «Vorrei capire quale voce è cambiata, se è giusta e se dura anche i prossimi mesi.»

### Che cosa mi chiederanno

- È più bassa anche la somma lorda, cioè prima delle tasse, o solo quella che arriva in banca?
- Ha avuto altri redditi, o è cambiato qualcosa in famiglia?
- Ha ricevuto una lettera dall'INPS negli ultimi mesi?
- Nei mesi prima c'era un arretrato, cioè soldi in più pagati una volta sola?

### Da mettere nella borsa

- Documento e tessera sanitaria.
- I cedolini di questo mese e di quello prima. Se non li hai, al patronato possono guardarli sul sito dell'INPS con la tua firma.
- Le lettere dell'INPS dell'ultimo anno, anche quelle che non hai capito.
- L'ultima dichiarazione dei redditi, se l'hai fatta.
- Carta e penna.

## Suggerimenti

> Prima di uscire chiedi: «È un errore o è giusto così? Devo fare io qualcosa?». Scrivi la risposta e il nome di chi te la dà.
>
> Chiedi all'inizio se il servizio è gratis. Spesso lo è.
`,
  'vita-quotidiana-lettera-difficile': `# Ti chiedono di pagare quello che manca

## Punti Chiave

- «Saldo» può voler dire che una parte risulta già pagata, o che è tutto da pagare. Va chiesto.
- La data decide tutto. Cercala nel resto della lettera, perché in questa frase non c'è.
- Quanto devi, e se devi davvero, da una frase non si può sapere.

## Contenuto Dettagliato

**In parole semplici:** l'ufficio del Comune ti chiede di pagare quello che manca, entro la data scritta nella lettera.

«Si invita» è un modo cortese. Di solito, però, dietro c'è un pagamento dovuto, e lasciar passare la data può costare.

### Che cosa fai, in ordine

1. Cerca la data nella prima pagina, vicino alle parole «entro» e «scadenza». Se è già passata, telefona il primo giorno utile.
2. Guarda tra le ricevute dell'anno scorso, perché forse hai già pagato.
3. Chiama l'ufficio, o vai allo sportello con la lettera in mano.
4. Paga solo dopo che ti hanno confermato la somma.

### Le domande per l'ufficio

- Questa lettera l'avete mandata voi?
- Per che cosa è, e di quale anno?
- Quanto manca, e come l'avete calcolato?
- Entro quale giorno, e come si paga?
- Ho una ricevuta: a chi la mando?

### Il numero vero

Quello stampato sulla lettera può essere di chi imbroglia. Scrivi tu l'indirizzo del sito del Comune e cerca «contatti» o «uffici». Se non usi internet, chiedi in biblioteca o vai di persona.

## Suggerimenti

> Se non puoi pagare tutto in una volta, dillo subito. Chiedi se si può dividere la somma, e fattelo scrivere.
`,
  'vita-quotidiana-rispondere-lettera': `# Un altro giorno per il contatore

## Punti Chiave

- Chi cambia i contatori fa molti giri. Se proponi due giorni, ti trovano posto prima.
- Rispondere conta, perché con il silenzio l'appuntamento di giovedì di solito resta.
- Il contatore lo cambia l'acquedotto. Se qualcuno si presenta prima della conferma, chiama la società prima di aprire.

## Contenuto Dettagliato

Luogo e data: ……

Alla società dell'acqua

**Oggetto: cambio del contatore, richiesta di un altro giorno**

Buongiorno,

ho ricevuto la vostra lettera per il cambio del contatore. Giovedì purtroppo non sono in casa.

Vi chiedo di fissare un altro giorno. Per me vanno bene …… oppure ……, al mattino o al pomeriggio: …… .

Vi prego di confermarmi per iscritto la nuova data.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo e telefono: ……${br}
Codice cliente: ……${br}
Firma: ……

## Suggerimenti

> Giovedì è vicino? Telefona oggi, al numero di una bolletta che hai già pagato, e manda la lettera lo stesso.

### Come la mandi, e che cosa tieni

Va bene l'email del Servizio clienti, presa dal loro sito, oppure una raccomandata se vuoi la prova. Tieni insieme la loro lettera con la busta, una copia della tua e la ricevuta.
`,
  'vita-quotidiana-pratica': `# L'ISEE al CAF

## Punti Chiave

- L'ISEE misura redditi e risparmi di tutta la famiglia, e servono le carte di ognuno.
- Vale fino alla fine dell'anno in cui lo fai.\\*
- Serve per pagare meno certi servizi, come la mensa, le bollette o l'assistenza.
- L'asterisco segna quello che devi controllare con il CAF, l'ufficio che aiuta con le tasse. Scritto nel novembre 2026.

## Contenuto Dettagliato

### Da preparare a casa

**Di ogni persona che vive con te**

- Documento d'identità e tessera sanitaria.
- I redditi di due anni fa: la dichiarazione, o la Certificazione Unica.\\*

**Dei soldi**

- Il saldo e la giacenza media di conti e libretti. La giacenza media è quanto c'era di solito, e la dà la banca o la posta.\\*
- Buoni, titoli, polizze sulla vita.\\*
- I buoni e i libretti della posta, e i titoli di Stato, fino a 50.000 euro dal 2025 non si contano. Porta lo stesso le carte, e chiedilo.\\*

**Della casa**

- Se sei in affitto, il contratto registrato.
- Se è tua, i dati del catasto e quanto manca del mutuo.\\*

**Se ci sono**

- La targa dell'auto.\\*
- Il foglio dell'invalidità.\\*

### Quattro domande per la prenotazione

1. Di quale anno devono essere i redditi e i saldi?
2. Posso venire io per tutta la famiglia, o serve una delega?
3. È gratis? Quante volte in un anno?
4. Quando ritiro il foglio, e che cosa faccio se c'è un errore?

## Suggerimenti

> La giacenza media è la carta che fa tornare indietro più persone. Chiedila in banca una settimana prima.
`,
  'vita-quotidiana-domande-tu': `# La prima domanda è questa

## Punti Chiave

- Davanti a un cancello cambia molto se c'è il cartello di passo carrabile, cioè il divieto di sosta chiesto al Comune.
- Racconta un fatto alla volta, senza nomi e senza targhe.
- Dopo sei risposte la lettera è pronta.

## Contenuto Dettagliato

**Che cosa succede davanti al tuo cancello?** Qualcuno parcheggia e non riesci a uscire, oppure vorresti un posto riservato? Rispondi come lo diresti a un vicino.

### Le altre cinque, se vuoi pensarci

2. Sul cancello c'è il cartello di passo carrabile, con un numero?
3. Da quando succede, e in quali ore?
4. Hai già chiesto a qualcuno? Che cosa ti ha detto?
5. Hai una foto fatta dalla strada, con la data?
6. Che cosa vuoi ottenere: le strisce per terra, un controllo, un'informazione?

### Che lettera ne esce

Se rispondi «non riesco a uscire il sabato mattina, il cartello c'è ma è scolorito, vorrei che lo rifacessero», comincia così:

*Buongiorno, davanti al mio cancello c'è un passo carrabile. Il cartello è scolorito, e il sabato mattina trovo spesso un'auto in sosta che mi impedisce di uscire. Vi chiedo come si sostituisce il cartello, quanto costa e in quanto tempo.*

## Suggerimenti

> Con un'AI collegata rispondi qui sotto, in «Altro», e arriva la domanda dopo. In questa dimostrazione le risposte scrivile su un foglio.
`,
  'vita-quotidiana-prova-telefonata': `# Pronto, biblioteca?

## Punti Chiave

- Per rinnovare un prestito di solito servono il numero della tessera e il titolo. Tienili davanti.
- Se un altro lettore ha prenotato il libro, il rinnovo può essere rifiutato. È la domanda difficile di questa prova.
- Prima di mettere giù si ripete la nuova data.
- Molte biblioteche rinnovano anche dal sito. Chiedilo, e la prossima volta non chiami.

## Contenuto Dettagliato

Leggi le tue battute ad alta voce.

**Biblioteca:** Buongiorno, biblioteca. Mi dica.

**Tu:** Buongiorno. Ho un libro in prestito che scade in questi giorni. Posso rinnovarlo?

**Biblioteca:** Mi dà il numero della tessera?

**Tu:** Sì, eccolo: «un numero».

**Biblioteca:** Vedo due libri a suo nome. Quale dei due?

**Tu:** Quello con la data più vicina. Il titolo è qui: «il titolo».

**Biblioteca:** Guardi, questo l'ha prenotato un'altra persona. Non posso.

**Tu:** Capisco. Entro quando devo riportarlo? E posso prenotarlo anch'io, per dopo?

**Biblioteca:** Entro sabato. La metto in lista.

**Tu:** Allora lo riporto entro sabato, e sono in lista. Grazie, arrivederci.

### Com'è andata

Hai detto subito che cosa volevi. Davanti a un no hai chiesto due cose, la data e un'altra possibilità. Mancava solo la domanda sugli orari del sabato, che si dimentica spesso.

## Suggerimenti

> Rifalla con una persona vera che fa la parte della biblioteca, e chiedile di parlare in fretta. Tu di': «Scusi, può ripetere più piano?».
`,
}
