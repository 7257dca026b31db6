// Made of player.json by scripts/messages.ts.
export const messages = {lists:{members:{},clubAdmins:{},platformAdmins:{}},status:{},clubSearch:{},sorts:{},columns:{},addTitle:{},fields:{},hints:{},clubChoice:{},paging:{}};
