import { faqModel } from '#machines/faq/model.ts';
import { walkthroughModel } from '#machines/faq/walkthrough-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(faqModel);
proveBare(walkthroughModel);
