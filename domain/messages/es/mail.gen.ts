// Made of mail.json by scripts/messages.ts.
export const messages = {emailCode:{},accountExists:{},welcome:{},passwordReset:{},invitation:{},activation:{},association:{},passwordChanged:{},accountChanged:{changes:{}},newDevice:{},chargeDeclined:{},renewalDeclined:{},tournamentEntry:{kinds:{requested:{},waiting:{},confirmed:{},movedUp:{},refused:{},withdrawn:{},disqualified:{},cancelled:{}}}};
