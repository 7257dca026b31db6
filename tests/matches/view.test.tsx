import { matchCentreModel } from '#machines/matches/centre-model.ts';
import { matchListModel } from '#machines/matches/list-model.ts';
import { ownPlayModel } from '#machines/matches/own-play-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { MatchCentrePage } from '#views/matches/centre.tsx';
import { OwnPlayPage } from '#views/matches/own-play-page.tsx';
import { MatchesPage } from '#views/matches/page.tsx';

proveView(matchCentreModel, (actor) => <MatchCentrePage actor={actor} />);
proveView(matchListModel, (actor) => <MatchesPage actor={actor} choices={{ tournaments: [], clubs: [] }} />);
proveView(ownPlayModel, (actor) => <OwnPlayPage actor={actor} userId={101} mayEnter />);
