import { articleModel } from '#domain/machines/article-model.ts';
import { newsDeskModel } from '#machines/news/desk-model.ts';
import { newsEditorModel } from '#machines/news/editor-model.ts';
import { newsListModel } from '#machines/news/list-model.ts';
import { newsReaderModel } from '#machines/news/reader-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(articleModel);
proveBare(newsDeskModel);
proveBare(newsEditorModel);
proveBare(newsListModel);
proveBare(newsReaderModel);
