import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const avvocatoFinished: FinishedAnswers = {
  'avvocato-diffida': `# Diffida per il bagno rifatto male

## Punti Chiave

- Le piastrelle che si staccano vanno fotografate prima che l'impresa torni.
- Il silenzio dell'impresa è un fatto: servono le date dei messaggi senza risposta.
- Il termine resta vuoto, perché dipende da quanto è grave il difetto.
- Si manda con un mezzo che lascia una prova, e la ricevuta resta nel fascicolo.

## Contenuto Dettagliato

Luogo e data: ……

Spettabile ……,

**Oggetto: difetti nel rifacimento di un bagno, diffida**

scrivo in nome e per conto di ……, che mi ha dato incarico.

Il …… la vostra impresa si è impegnata a rifare il bagno di ……, per euro …… . I lavori sono finiti il …… .

Le piastrelle si staccano. Il mio assistito ve lo ha segnalato il …… e il ……, senza ricevere risposta.

**Vi invito e diffido** a riparare i difetti entro il …… . Vi prego di comunicarmi per iscritto, entro il ……, il giorno in cui verrete e come intendete procedere.

Resto disponibile a concordare un sopralluogo con il vostro tecnico.

In mancanza di risposta il mio assistito valuterà come tutelare i suoi diritti.

Distinti saluti

avv. [nome e cognome]

## Suggerimenti

> Le date del cliente vanno confrontate con il telefono, messaggio per messaggio.

### Norme da verificare

Difetti dell'opera nel contratto di appalto. Termini per la denuncia e per agire. Effetti della diffida.

### Prove da raccogliere

Preventivo o contratto firmato. Fatture e bonifici. Foto con la data. Messaggi inviati. Il parere di un tecnico, prima di toccare qualcosa.
`,
  'avvocato-procedura': `# La mediazione, raccontata

## Punti Chiave

- Il mediatore non decide: aiuta due persone a decidere da sole.
- Si può dire di no e tornare alla causa.
- In certe materie va provata prima di andare dal giudice. Se è il suo caso lo dice l'avvocato. Scritto nel novembre 2026.
- Quello che si dice lì dentro di regola resta lì. Lo conferma l'avvocato.

## Contenuto Dettagliato

Immagini due vicini che non si parlano da un anno. La **mediazione** è un tavolo in cui si torna a parlare, con una terza persona seduta in mezzo, il **mediatore**.

1. Uno dei due scrive una domanda a un **organismo di mediazione**, un ufficio autorizzato dallo Stato.
2. L'altro riceve una lettera con la data.
3. Ci si siede. Il mediatore spiega le regole e ascolta prima l'uno e poi l'altro.
4. Se serve, parla con ciascuno in una stanza a parte. Quello che gli si confida lì non lo ripete.
5. Si cerca una soluzione che vada bene a tutti e due. Può essere anche una che un giudice non darebbe.
6. C'è l'accordo? Si scrive e si firma. Non c'è? Si scrive nel **verbale**, cioè nel resoconto, e ognuno resta libero.

Quanto costa e quanto dura lo dirà l'avvocato.

### Cinque domande da portare in studio

- Nel mio caso è obbligatoria?
- Devo venire io, o basta lei?
- Quello che dico può essere usato contro di me?
- Che cosa potrei offrire, senza rimetterci?
- Se l'altro non si presenta, che cosa succede?

## Suggerimenti

> Leggi il foglio insieme al cliente e chiedigli di rispiegartelo: dove si ferma, cambia la frase.
`,
  'avvocato-primo-colloquio': `# La casa dei fratelli

## Punti Chiave

- Una persona anziana racconta meglio da un oggetto: comincia dalla casa, e i fratelli verranno.
- La domanda su che cosa desidera, prima di che cosa le spetta, sposta tutto il colloquio.
- I regali fatti dai genitori in vita sono la parte che fa male. Stanno in fondo.

## Contenuto Dettagliato

**Si accomodi**

1. Mi racconta di questa casa? Chi l'ha costruita?
2. Quanti siete, tra fratelli e sorelle?
3. Oggi chi ci abita, e chi ha le chiavi?

**Le carte**

4. C'è un testamento, che lei sappia?
5. Qualcuno è già stato da un notaio?
6. Ha firmato qualcosa? Anche un foglio che non ha capito.
7. Chi paga le tasse e le spese della casa?
8. Sono stati fatti lavori, e con i soldi di chi?

**Quello che vorrebbe**

9. Le piacerebbe tenerla, venderla, o che restasse a uno di voi?
10. C'è qualcosa, dentro la casa, a cui tiene?

**Le più delicate**

11. Con i suoi fratelli come va, in questo momento?
12. I genitori avevano aiutato qualcuno di voi, in vita?
13. Ci sono debiti, che lei sappia?
14. Che cosa la fa stare in pensiero, la notte?

**Da portare**

☐ documento e tessera sanitaria ☐ atto della casa ☐ testamento, se c'è ☐ dichiarazione di successione ☐ ricevute di tasse e lavori ☐ lettere dei fratelli

## Suggerimenti

> Alla 14 lascia il tempo. Spesso la risposta cambia la strategia.
`,
  'avvocato-controparte': `# Il deposito: cinque obiezioni

## Punti Chiave

- La più seria riguarda i danni, perché il proprietario avrà le foto del giorno dopo.
- Senza un verbale di riconsegna resta la parola di uno contro quella dell'altro.
- I punti con **[V]** sono di diritto, e vanno verificati.
- La data delle fatture dice più della cifra.

## Contenuto Dettagliato

**1. «Ci sono danni, non usura.»**${br}
Rispondi che i segni sono quelli di chi ci ha abitato, stanza per stanza. **[V]**${br}
*Prova:* le foto dell'ingresso accanto a quelle dell'uscita.

**2. «Il giorno delle chiavi c'erano già.»**${br}
Quel giorno nessuno ha scritto niente. Chi c'era?${br}
*Prova:* il verbale, oppure il messaggio in cui le chiavi sono state prese senza obiezioni.

**3. «Ho speso per riparare.»**${br}
Che cosa, quando, e che cosa c'entra con quei segni? **[V]**${br}
*Prova:* chiedi le fatture con le date. Una del mese dopo vale meno.

**4. «Restano bollette.»**${br}
Si fa il conto a parte e si toglie solo quello. **[V]**${br}
*Prova:* le letture del giorno di uscita, le ricevute.

**5. «Ha dipinto senza chiedere.»**${br}
Lo sapeva, e per mesi non ha detto niente. **[V]**${br}
*Prova:* un messaggio, una visita, una foto vecchia.

### Da verificare

Danno e normale uso. A chi tocca provare lo stato della casa. Quando il deposito si può trattenere, e gli interessi.

## Suggerimenti

> «Ha dipinto» è inventato per dare forma all'obiezione. Chiedi al cliente se ha cambiato qualcosa: è la sorpresa che arriva in udienza.
`,
  'avvocato-condominio': `# La tua lettera, letta dall'amministratore

## Punti Chiave

- «Ha aspettato qualche mese» è la frase che gli regali.
- «Tutti i danni» senza una cifra si può rifiutare in una riga.
- «Subito» non è un termine: chi riceve non sa quando è in ritardo.

## Contenuto Dettagliato

**1. «Ha aspettato qualche mese»**

L'amministratore scrive: «Il danno è cresciuto per la vostra attesa. Con una segnalazione tempestiva l'intervento sarebbe stato minimo.»

*Più sicura:* «Il mio assistito ha segnalato il problema il ……, come risulta da …… .»

**2. «Chiede tutti i danni»**

Scrive: «La richiesta non è determinata e non è documentata.»

*Più sicura:* «Il danno è quello descritto nella perizia allegata, per euro …… .»

**3. «Subito»**

Scrive: «Il tono non aiuta, e l'assemblea si riunirà a tempo debito.»

*Più sicura:* «Le chiedo di rispondere entro il …… e di dirmi quando l'assemblea ne discuterà.»

### I documenti che chiederà

- La prima segnalazione, con la data di arrivo.
- Le fotografie, e chi le ha fatte.
- Il preventivo o la perizia.
- La prova che l'acqua, o la crepa, viene da una parte comune.
- L'incarico firmato.

## Suggerimenti

> «L'acqua o la crepa» è un esempio: nella lettera il danno non era detto. Anche questo l'amministratore lo nota.
>
> Prima di dare un testo all'AI togli nomi e luoghi.
`,
  'avvocato-contratto': `# Affitto di un negozio, dalla parte di chi affitta per lavorare

## Punti Chiave

- Chi apre un negozio spende prima di incassare: durata e uscita anticipata valgono più del canone.
- L'uso consentito scritto largo lascia cambiare mestiere senza chiedere.
- **[N]** segna le norme da leggere su Normattiva.
- Il deposito torna più in fretta se lo stato del locale è fotografato.

## Contenuto Dettagliato

1. **Chi firma.** Chi è il proprietario, e può davvero affittare.
2. **Il locale.** La pianta allegata evita di discutere sul retro.
3. **L'uso.** L'attività, scritta in modo che possa cambiare. **[N]**
4. **I permessi.** Se il locale non è adatto, chi paga e se si può uscire. **[N]**
5. **Lo stato.** I difetti di oggi, con le foto.
6. **La durata e il rinnovo.** Il tempo per rientrare delle spese. **[N]**
7. **Il canone.** Quanto, quando, e come aumenta. **[N]**
8. **Il deposito.** Quanto, e in quanti giorni torna. **[N]**
9. **L'uscita anticipata.** Con quale preavviso si può lasciare. **[N]**
10. **I lavori.** Chi li autorizza, chi li paga, che cosa resta alla fine. **[N]**
11. **Le riparazioni.** Le piccole a chi usa, le grandi a chi possiede. **[N]**
12. **Le spese comuni.** Un elenco, perché nessuno litighi sull'ascensore.
13. **Se il proprietario vende.** La prelazione, cioè comprare per primi. **[N]**
14. **Se si cede l'attività.** Il contratto passa a chi la prende. **[N]**
15. **La fine.** L'indennità di avviamento, se spetta. **[N]**
16. **Registrazione e tasse.** Chi se ne occupa, chi paga. **[N]**

## Suggerimenti

> I punti 4, 6 e 9 discutili con il cliente prima di tutti gli altri.
`,
  'avvocato-dopo-udienza': `# Il giudice vuole altri documenti

## Punti Chiave

- Per il cliente «vuole altri documenti» può suonare come una sconfitta. La prima frase lo rassicura senza promettere.
- Le ricevute dei lavori sono il compito: dove cercarle è la parte utile.
- La prossima data la scrivi tu, dopo averla controllata.

## Contenuto Dettagliato

Gentile ……,

le scrivo dell'udienza di oggi. Il giudice non ha ancora deciso: vuole prima vedere altri documenti. Succede spesso, e non dice niente di come finirà.

Quello che ci serve sono le ricevute dei lavori. Possono essere nella cartella della casa, nei cassetti della cucina, nell'email dell'impresa. Va bene anche il bonifico, se la fattura non si trova.

Me le porti tutte entro il ……, senza scriverci sopra. A scegliere quelle utili ci penso io.

Se qualcuna manca, me lo dica tranquillamente. Vediamo insieme come recuperarla.

Ci vediamo il …… alle …… .

Cordiali saluti

avv. [nome e cognome]

## Suggerimenti

> Mandalo la sera stessa: chi aspetta notizie del giudice non dorme.
>
> La cucina e l'email sono idee mie. Se sai dove tiene le carte, scrivi quel posto.
`,
  'avvocato-articolo': `# Un'eredità da dividere: da dove si comincia

## Punti Chiave

- Chi legge è in lutto, e ha una casa piena di cose. L'articolo comincia da lì.
- Anche i debiti passano agli eredi: è la riga che fa evitare un errore.
- Termini e quote mancano apposta, e vanno aggiunti da chi li controlla.

## Contenuto Dettagliato

Quando manca un genitore restano le chiavi di una casa, un conto in banca, una cassetta di fotografie. E una domanda che nessuno vuole fare per primo: come si divide?

**Prima si guarda se c'è un testamento.** Se c'è, si parte da lì. Se non c'è, è la legge a dire chi eredita.

**Poi si fa l'elenco.** La casa, i soldi, gli oggetti. E i debiti, perché passano anche quelli. Accettare un'eredità senza averli guardati può costare caro: ci sono modi per proteggersi.

**Finché non si divide, è tutto di tutti.** Nessuno può vendere la sua stanza. Ognuno, però, può chiedere la divisione.

**Se siete d'accordo**, decidete chi prende che cosa. Chi prende di più può dare agli altri una somma. Per la casa serve un atto scritto.

**Se non lo siete**, c'è la mediazione, cioè un incontro con una persona che non sta dalla parte di nessuno. Il giudice viene dopo.

**Intanto mettete insieme le carte:** testamento, atto della casa, estratti della banca, spese del funerale.

Ogni famiglia ha la sua storia. Queste righe danno un'idea e non sostituiscono un parere.

### Da controllare prima di pubblicare

Accettazione e rinuncia. Quote degli eredi. Comunione e divisione. Forma dell'atto. Quando la mediazione è obbligatoria.

## Suggerimenti

> Scrivi in fondo alla pagina il giorno del controllo, e rileggi ogni anno.
`,
}
