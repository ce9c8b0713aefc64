// One of the designer's applications: job, stage and actions.
import { __, sprintf } from '@wordpress/i18n';
import { Button, ButtonLink } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { Disclosure } from '../../../../components/disclosure';
import { ErrorText } from '../../../../components/field';
import { Link } from '../../../../components/link';
import { announce } from '../../../../components/live-region';
import { Logo } from '../../../../components/logo';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { universityOf } from '../../../../components/university';
import { messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { formatDate } from '../../../../lib/format';
import {
	applyPath,
	conversationPath,
	missionPath,
	projectPath,
} from '../../../../lib/paths';
import type { OwnApplication as Application } from '../own';
import { groupOf } from '../own';
import { useNudgeOwn } from '../api/own-api';
import { standingWords } from '../standing-words';
import { Answers } from './answers';
import { ApplicationStages } from './application-stages';

const Firm = ( {
	application: { company, contractor, date },
}: {
	application: Application;
} ) => (
	<div className="app-firm">
		{ company && (
			<Logo name={ company.name } image={ company.logo } sizes="126px" />
		) }
		<p className="small">
			{ company && (
				<>
					<Link className="link" to={ projectPath( contractor ) }>
						{ company.name }
					</Link>
					<br />
					{ company.verified && (
						<>
							{ universityOf( company ) }
							<br />
						</>
					) }
					{ company.city && (
						<>
							{ company.city }
							<br />
						</>
					) }
				</>
			) }
			<span className="soft">
				{ sprintf(
					/* translators: %s: date. */
					__( 'Applied %s', 'design-marketplace' ),
					formatDate( date )
				) }
			</span>
		</p>
	</div>
);

interface OwnApplicationProps {
	application: Application;
	/** Heading level of its job. */
	level: 2 | 3;
	/** Ref of the element that gets the focus when the application has moved to another part of the list. */
	place: ( element: HTMLElement | null ) => void;
	onWithdraw: () => void;
}

export const OwnApplication = ( {
	application,
	level,
	place,
	onWithdraw,
}: OwnApplicationProps ) => {
	const Heading = `h${ level }` as const;
	const group = groupOf( application );
	const { lead, more } = standingWords( application );
	const { words, contact, comment, isAvailable } = application;
	const { user } = useCurrentUser();
	const nudge = useNudgeOwn();
	const theirs = application.company?.locale ?? '';
	const title = <Said locale={ theirs }>{ application.missionTitle }</Said>;
	return (
		<li
			className={ classNames(
				'app',
				group === 'chosen' && 'good on-role',
				group === 'past' && 'past'
			) }
			ref={ place }
			tabIndex={ -1 }
		>
			<Firm application={ application } />
			<div className="app-body">
				<Heading
					className={ group === 'past' ? 't4' : 't3' }
					style={ fitWords( application.missionTitle ) }
				>
					{ isAvailable ? (
						<Link
							to={ missionPath(
								application.contractor,
								application.mission
							) }
						>
							{ title }
						</Link>
					) : (
						__(
							'This design job is not available at the moment.',
							'design-marketplace'
						)
					) }
				</Heading>
				<p className="app-says">
					<b>{ lead }</b> { more }
				</p>
				{ words && (
					<div>
						<p className="small">
							{ __( 'They wrote:', 'design-marketplace' ) }
						</p>
						<blockquote className="app-words">
							<Said locale={ theirs }>{ words }</Said>
						</blockquote>
					</div>
				) }
				{ contact && (
					<p className="app-says">
						{ contact.name }
						{ ', ' }
						<a
							className="link"
							href={ `mailto:${ contact.email }` }
						>
							{ contact.email }
						</a>
					</p>
				) }
				<ApplicationStages application={ application } />
				{ application.nudged && (
					<p className="small">
						{ sprintf(
							/* translators: %s: date. */
							__(
								'You asked for an answer on %s.',
								'design-marketplace'
							),
							formatDate( application.nudged )
						) }
					</p>
				) }
				{ comment && (
					<Disclosure
						summary={ __( 'What you wrote', 'design-marketplace' ) }
					>
						<p className="text app-comment">
							<Said locale={ user?.locale ?? '' }>
								{ comment }
							</Said>
						</p>
						<Answers
							answers={ application.answers }
							locale={ user?.locale ?? '' }
						/>
						<p className="small app-works">
							{ application.works.map(
								( { id, title: name, link } ) => (
									<Link
										key={ id }
										className="link"
										to={ link }
									>
										{ name }
									</Link>
								)
							) }
						</p>
					</Disclosure>
				) }
			</div>
			<div className="app-acts">
				{ application.conversation && (
					<ButtonLink
						small
						variant="second"
						to={ conversationPath( application.conversation ) }
					>
						{ __( 'Conversation', 'design-marketplace' ) }
						<span className="sr">{ title }</span>
					</ButtonLink>
				) }
				{ application.canNudge && (
					<Button
						small
						variant="second"
						loading={ nudge.isPending }
						onClick={ ( { currentTarget } ) => {
							const row = currentTarget.closest( 'li' );
							nudge.mutate( application.id, {
								onSuccess: () => {
									row?.focus();
									announce(
										__(
											'The company reads that you asked.',
											'design-marketplace'
										)
									);
								},
							} );
						} }
					>
						{ __( 'Ask for an answer', 'design-marketplace' ) }
						<span className="sr">{ title }</span>
					</Button>
				) }
				{ application.canWithdraw && (
					<Button small variant="second" onClick={ onWithdraw }>
						{ __( 'Withdraw', 'design-marketplace' ) }
						<span className="sr">{ title }</span>
					</Button>
				) }
				{ application.canReapply && (
					<ButtonLink
						small
						variant="second"
						to={ applyPath(
							application.contractor,
							application.mission
						) }
						state={ { comment } }
					>
						{ __( 'Apply again', 'design-marketplace' ) }
						<span className="sr">{ title }</span>
					</ButtonLink>
				) }
				{ nudge.error && (
					<div role="alert">
						<ErrorText>{ messageOf( nudge.error ) }</ErrorText>
					</div>
				) }
			</div>
		</li>
	);
};
