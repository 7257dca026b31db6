import { homeModel } from '#machines/home/model.ts';
import { sectionsModel } from '#machines/home/sections-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(sectionsModel);
proveBare(homeModel);
