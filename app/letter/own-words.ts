import { type LetterLanguage, plainItalian } from './languages.ts'

/** What stands around an explanation in another language, by its place in a line of the table. */
export const ownNames = [
  'frame',
  'photo',
  'explain',
  'look',
  'listen',
  'save',
  'reply',
  'prepare',
  'ask',
  'paid',
  'person',
  'careful',
  'wants',
] as const

export type OwnName = (typeof ownNames)[number]

const table: Record<string, string> = {
  en: "The buttons are in Italian|Take a photo|Explain the letter to me|Let's look at it together|Listen|Save the answer|Reply to this letter|What do I need to prepare?|Ask something else|I have already paid, or given a code|Ask a person|Do not pay, and do not call the numbers written in it.|What do you want to reply? You can write in English.",
  ar: 'الأزرار باللغة الإيطالية|التقط صورة|اشرح لي الرسالة|لننظر إليها معًا|استمع|احفظ الإجابة|الرد على هذه الرسالة|ماذا يجب أن أحضّر؟|سؤال آخر|لقد دفعت، أو أعطيت رمزًا|اسأل شخصًا|لا تدفع، ولا تتصل بالأرقام المكتوبة فيها.|بماذا تريد أن ترد؟ يمكنك الكتابة بالعربية.',
  ro: 'Butoanele sunt în italiană|Fă o fotografie|Explică-mi scrisoarea|Să ne uităm împreună|Ascultă|Salvează răspunsul|Răspunde la această scrisoare|Ce trebuie să pregătesc?|Mai întreabă ceva|Am plătit deja sau am dat un cod|Întreabă o persoană|Nu plăti și nu suna la numerele scrise acolo.|Ce vrei să răspunzi? Poți scrie în română.',
  sq: 'Butonat janë në italisht|Bëj një foto|Ma shpjego letrën|Ta shohim bashkë|Dëgjo|Ruaje përgjigjen|Përgjigju kësaj letre|Çfarë duhet të përgatis?|Pyet diçka tjetër|Kam paguar tashmë, ose kam dhënë një kod|Pyet një person|Mos paguaj dhe mos telefono numrat e shkruar aty.|Çfarë do të përgjigjesh? Mund të shkruash në shqip.',
  uk: 'Кнопки італійською|Зробити фото|Поясни мені лист|Подивімося разом|Слухати|Зберегти відповідь|Відповісти на цей лист|Що мені треба підготувати?|Запитати ще|Гроші вже заплачено, або код повідомлено|Запитати людину|Не плати й не дзвони за номерами, які там написані.|Що ти хочеш відповісти? Можна писати українською.',
  es: 'Los botones están en italiano|Haz una foto|Explícame la carta|Mirémoslo juntos|Escuchar|Guardar la respuesta|Responder a esta carta|¿Qué tengo que preparar?|Preguntar algo más|Ya he pagado, o he dado un código|Preguntar a una persona|No pagues, y no llames a los números que están escritos ahí.|¿Qué quieres responder? Puedes escribir en español.',
  fr: "Les boutons sont en italien|Prendre une photo|Explique-moi la lettre|Regardons-le ensemble|Écouter|Enregistrer la réponse|Répondre à cette lettre|Que dois-je préparer ?|Demander autre chose|J'ai déjà payé, ou donné un code|Demander à une personne|Ne paie pas, et n'appelle pas les numéros qui y sont écrits.|Que veux-tu répondre ? Tu peux écrire en français.",
  zh: '按钮是意大利语的|拍照|给我解释这封信|我们一起看看|朗读|保存回答|回复这封信|我需要准备什么？|再问一个问题|我已经付了钱，或给了验证码|找人帮忙|不要付款，也不要拨打上面写的号码。|你想回复什么？可以用中文写。',
  bn: 'বোতামগুলো ইতালীয় ভাষায়|একটি ছবি তুলুন|চিঠিটি আমাকে বুঝিয়ে দিন|আসুন একসাথে দেখি|শুনুন|উত্তরটি সংরক্ষণ করুন|এই চিঠির উত্তর দিন|আমাকে কী প্রস্তুত করতে হবে?|আরও কিছু জিজ্ঞাসা করুন|আমি টাকা দিয়ে ফেলেছি, বা কোড দিয়েছি|একজন মানুষকে জিজ্ঞাসা করুন|টাকা দেবেন না, আর এতে লেখা নম্বরে ফোন করবেন না।|আপনি কী উত্তর দিতে চান? বাংলায় লিখতে পারেন।',
  pa: 'ਬਟਨ ਇਤਾਲਵੀ ਵਿੱਚ ਹਨ|ਫੋਟੋ ਖਿੱਚੋ|ਮੈਨੂੰ ਚਿੱਠੀ ਸਮਝਾਓ|ਆਓ ਇਕੱਠੇ ਵੇਖੀਏ|ਸੁਣੋ|ਜਵਾਬ ਸੰਭਾਲੋ|ਇਸ ਚਿੱਠੀ ਦਾ ਜਵਾਬ ਦਿਓ|ਮੈਨੂੰ ਕੀ ਤਿਆਰ ਕਰਨਾ ਚਾਹੀਦਾ ਹੈ?|ਹੋਰ ਪੁੱਛੋ|ਪੈਸੇ ਦੇ ਦਿੱਤੇ ਹਨ, ਜਾਂ ਕੋਡ ਦੱਸ ਦਿੱਤਾ ਹੈ|ਕਿਸੇ ਵਿਅਕਤੀ ਨੂੰ ਪੁੱਛੋ|ਪੈਸੇ ਨਾ ਦਿਓ, ਅਤੇ ਇਸ ਵਿੱਚ ਲਿਖੇ ਨੰਬਰਾਂ ਤੇ ਫ਼ੋਨ ਨਾ ਕਰੋ।|ਤੁਸੀਂ ਕੀ ਜਵਾਬ ਦੇਣਾ ਚਾਹੁੰਦੇ ਹੋ? ਤੁਸੀਂ ਪੰਜਾਬੀ ਵਿੱਚ ਲਿਖ ਸਕਦੇ ਹੋ।',
  ur: 'بٹن اطالوی زبان میں ہیں|تصویر لیں|مجھے خط سمجھائیں|آئیے مل کر دیکھیں|سنیں|جواب محفوظ کریں|اس خط کا جواب دیں|مجھے کیا تیار کرنا ہے؟|کچھ اور پوچھیں|پیسے دے دیے ہیں، یا کوڈ بتا دیا ہے|کسی شخص سے پوچھیں|پیسے نہ دیں، اور اس میں لکھے نمبروں پر فون نہ کریں۔|آپ کیا جواب دینا چاہتے ہیں؟ آپ اردو میں لکھ سکتے ہیں۔',
  de: 'Die Knöpfe sind auf Italienisch|Ein Foto machen|Erkläre mir den Brief|Schauen wir es zusammen an|Anhören|Die Antwort speichern|Auf diesen Brief antworten|Was muss ich vorbereiten?|Noch etwas fragen|Ich habe schon bezahlt oder einen Code gegeben|Eine Person fragen|Zahle nicht, und rufe die Nummern nicht an, die darin stehen.|Was möchtest du antworten? Du kannst auf Deutsch schreiben.',
}

/** Words in a language of their own, as they stand in the page. */
export type OwnWords = { text: string; lang: string; dir: 'ltr' | 'rtl' }

/** What a part of the frame says in the language of an explanation; null in Italian: it says so itself. */
export function ownWords({ code, dir }: LetterLanguage, name: OwnName): OwnWords | null {
  if (code === plainItalian.code) return null
  const text = table[code]?.split('|')[ownNames.indexOf(name)]
  return text ? { text, lang: code, dir: dir ?? 'ltr' } : null
}
