import { normalize } from '../../../db/normalize.ts'
import commonest from './commonest-passwords.json' with { type: 'json' }

/** What people in Italy choose besides, without accents and without the figures behind it. */
const here = `
password123456 p@ssword p@ssw0rd p@ssw0rd1 pa$$word parolachiave laparola lapassword miapassword
lamiapassword miaparola nuovapassword nuovaparola cambiami cambiala provaprova prova provapassword
admin admin12345 admin123456 adminadmin administrator amministratore amministrazione root test guest
guestguest user utente ospite login loginlogin default temp temporary segreto segreta segretissimo
accesso iphone android facebook instagram whatsapp youtube hotmail libero virgilio gmail playstation
fortnite jesuschrist maserati lamborghini lancia alfaromeo fiat vespa francesco francesca alessandro
alessandra alessia alessio antonella annamaria arianna benedetta carlotta carmela carmine caterina
chiara claudio cristian cristiano daniele davide debora domenico eleonora elena elisabetta emanuele
emanuela enrico fabiana fabiola fabrizio federica federico filippo flavia gabriele gabriella gaetano
gennaro giacomo giada gianluca gianni giorgia giorgio giovanna giulia giuliano giuliana giuseppina
ilaria letizia loredana luca lucia luciana luciano ludovica luigi manuela marcello marco marcomarco
margherita maria mariangela marianna mario marta massimo massimiliano matilde matteo mattia mauro
maurizio michela nicolo noemi ornella paola paolo pasquale patrizia pietro raffaele raffaella
riccardo rosanna rossella salvatore samuele sara simona sofia sonia stefania susanna tiziana tommaso
umberto valerio vincenzo vittoria vittorio viviana forzajuve forzamilan forzainter forzanapoli
forzaroma forzalazio forzatoro milan milanmilan acmilan inter intermilan interinter internazionale
napoli napolinapoli roma asroma forzaitalia lazio laziolazio sslazio atalanta forzaatalanta forzadea
ladea fiorentina sampdoria genoa torino palermo catania cagliari bologna udinese parma hellasverona
delpiero delpieroale totti francescototti pirlo buffon cristianoronaldo messi kaka ibrahimovic
valentino valentinorossi rossi vale vivalitalia firenze venezia genova brescia sicilia sardegna
puglia calabria salento lombardia vesuvio europa mondo mamma mammamia mammaepapa tiamo tiamotanto
tiamotantissimo tiamopersempre tiamoamore tivogliobene amoreamore amore amoremio amoretiamo
amoremiotiamo amoredimamma amoruccio amorino amicizia amici amico amiche angioletto angeli bambina
bambino bambola bellissima bellissimo bella bellabella ciao ciaociao ciaobella ciaomamma ciaomondo
buongiorno buonanotte benvenuto benvenuta cucciola cucciolo cucciolotta principessa principe
principino stellina stelle sole luna farfalla fragola fragolina ciliegia cioccolata cioccolato
cioccolatino nutella caramella pizza pizzapizza spaghetti pasta gelato cappuccino espresso tesoro
tesoromio tesorino micetta micetto gattino gattina gatto gattogatto cagnolino pippo pippopippo pluto
paperino topolino paperoga pinocchio pulcino pulcinella puffetta coccinella delfino delfini leone
tigrotto orsetto orsacchiotto elefante cavallo cavalli scuola vacanze estate inverno primavera
autunno natale pasqua compleanno gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
ottobre novembre dicembre lunedi domenica famiglia felicita felice fortunato destino speranza
liberta sempre persempre insieme vita vitamia lamiavita laviaebella lavitaebella vivalavida paradiso
infinito musica vascorossi vasco ligabue jovanotti laurapausini danza calcio pallone pallavolo
bicicletta motocicletta telefono telefonino cellulare gesucristo padrepio santamaria signore
intelligenza intelligenzaartificiale chatgpt openai prompt prompts azzurra nonna nonno papa figlia
figlio nipote nipoti babbo torre cane bianco rosso azzurro verde nero juve francy ciccio ciccia
gioia pace
`

const common = new Set([...commonest.passwords, ...here.trim().split(/\s+/)])

/** A year, a birthday, an exclamation mark: what makes a word a password. */
const tail = /[^\p{L}]{0,5}$/u
const repeated = /^(.{1,4})\1+$/su

/** Whether each sign follows the one before it, up or down, as in '123456', 'fedcba' and '67890'. */
function isRun(text: string): boolean {
  const rises = (from: string, to: string) =>
    to.charCodeAt(0) - from.charCodeAt(0) === 1 || from + to === '90'
  const signs = [...text]
  const pairs = signs.slice(1).map((sign, at) => [signs[at] ?? '', sign] as const)
  return (
    pairs.every(([one, next]) => rises(one, next)) || pairs.every(([one, next]) => rises(next, one))
  )
}

/**
 * Whether the password is among those that anybody tries first, however its letters are cased: one
 * of the commonest, also with up to five figures or signs behind it; the same again and again; signs
 * that follow each other.
 */
export function isCommonPassword(password: string): boolean {
  const small = normalize(password)
  return (
    common.has(small) || common.has(small.replace(tail, '')) || repeated.test(small) || isRun(small)
  )
}
