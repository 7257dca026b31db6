/** The words behind the passwords that are tried first, without digits, marks and disguised letters. */
export const commonWords: ReadonlySet<string> = new Set(
  `abc abcd abcdef access admin administrator america angel apple august baseball baulk billiard billiards
   break butterfly carom changeme charlie chelsea chocolate computer cookie cristiano cue daniel december dragon
   facebook flower football freedom friday friends ginger google guest hannah hello hockey iloveyou internet
   january jessica jordan july june justin letmein liverpool login london lovely maggie march master michael
   michelle monday monkey mustang mypassword naruto newyork nicole november october orange pa pass passw password
   passwort player pokemon pool president princess purple qazwsx qwer qwert qwerty qwertyuiop ranger samsung
   samantha secret september shadow snooker soccer spring starwars summer sunday sunshine superman support test
   thomas tigger trustno tuesday user welcome whatever william winter yankees zaq zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);
