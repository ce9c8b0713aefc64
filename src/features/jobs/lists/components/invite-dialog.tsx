// Which job the designers are shown, with a line for each of them: who gets it, who does not, and why.
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { Button, ButtonLink } from '../../../../components/button';
import { Dialog } from '../../../../components/dialog';
import { useKeptWords } from '../../../../components/form/use-kept-words';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { Loading, TextBones } from '../../../../components/skeletons';
import { TextArea } from '../../../../components/text-area';
import { invitationRules } from '../../../../contract/invitation-rules';
import { messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { formatDate, formatNumber } from '../../../../lib/format';
import { editMissionPath } from '../../../../lib/paths';
import { useMissions } from '../../missions/hooks/use-missions';
import { useInvite, useInvited } from '../api/invitations-api';
import type { Face } from '../api/lists-api';
import { jobLine, openJobs } from '../jobs';
import '../lists.css';

const { to: rule, words: wordsRule } = invitationRules.fields;

export interface Invitee extends Face {
	canInvite: boolean;
}

interface InviteDialogProps {
	/** Those to be chosen from; all who can be invited are chosen at first. */
	people: readonly Invitee[];
	/** The job that is chosen at first. */
	job?: number;
	onClose: () => void;
}

const sentence = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of designers. */
		_n(
			'%s designer is invited.',
			'%s designers are invited.',
			count,
			'design-marketplace'
		),
		formatNumber( count )
	);

export const InviteDialog = ( { people, job, onClose }: InviteDialogProps ) => {
	const { user } = useCurrentUser();
	const base = useId();
	const { data, error: lost, refetch } = useMissions( user?.id );
	const jobs = openJobs( data ?? [] );
	const [ picked, setPicked ] = useState< number | undefined >( job );
	const [ left, setLeft ] = useState< readonly number[] >( [] );
	const { words, setWords, forget } = useKeptWords( 'invitation' );
	const { mutate, isPending, error, reset } = useInvite();
	const mission = jobs.find( ( { id } ) => id === picked ) ?? jobs[ 0 ];
	const invited = useInvited( mission ? [ mission.id ] : [] ).get(
		mission?.id ?? 0
	);
	const whyNot = ( { slug, canInvite }: Invitee ): string => {
		const before = invited?.find( ( one ) => one.slug === slug );
		if ( before?.applied ) {
			return __( 'has applied', 'design-marketplace' );
		}
		if ( before ) {
			return sprintf(
				/* translators: %s: day. */
				__( 'invited on %s', 'design-marketplace' ),
				formatDate( before.date )
			);
		}
		return canInvite
			? ''
			: __( 'takes no invitations', 'design-marketplace' );
	};
	const possible = people.filter( ( person ) => ! whyNot( person ) );
	const chosen = possible
		.filter( ( { id } ) => ! left.includes( id ) )
		.slice( 0, rule.maxItems );
	const rest = people.length - chosen.length;
	const send = () => {
		if ( mission ) {
			mutate(
				{
					mission: mission.id,
					to: chosen.map( ( { slug } ) => slug ),
					words,
				},
				{
					onSuccess: ( answer ) => {
						forget();
						announce( sentence( answer.invited.length ) );
						onClose();
					},
				}
			);
		}
	};
	return (
		<Dialog
			wide
			side="entrepreneur"
			title={ __( 'Which job do you show them?', 'design-marketplace' ) }
			onClose={ isPending ? () => {} : onClose }
			footer={
				<>
					<Button variant="second" onClick={ onClose }>
						{ __( 'Cancel', 'design-marketplace' ) }
					</Button>
					<p className="small soft invite-limit">
						{ sprintf(
							/* translators: %s: number of designers. */
							__( '%s invitations a day', 'design-marketplace' ),
							formatNumber( rule.maxItems )
						) }
					</p>
					<Button
						loading={ isPending }
						disabled={ ! mission || chosen.length === 0 }
						onClick={ send }
					>
						{ sprintf(
							/* translators: %s: number of designers. */
							_n(
								'Invite %s designer',
								'Invite %s designers',
								chosen.length,
								'design-marketplace'
							),
							formatNumber( chosen.length )
						) }
					</Button>
				</>
			}
		>
			<div className="invite">
				{ ( error || lost ) && (
					<Notice kind="bad">{ messageOf( error ?? lost ) }</Notice>
				) }
				{ ! data && ! lost && (
					<Loading>
						<TextBones lines={ 3 } />
					</Loading>
				) }
				{ lost && (
					<Button small onClick={ () => void refetch() }>
						{ __( 'Try again', 'design-marketplace' ) }
					</Button>
				) }
				{ data && jobs.length === 0 && (
					<div className="stack">
						<p>
							{ __(
								'You have no open design job yet.',
								'design-marketplace'
							) }
						</p>
						<ButtonLink to={ editMissionPath() }>
							{ __( 'Add a job', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				) }
				{ jobs.length > 0 && (
					<fieldset className="invite-jobs">
						<legend>
							{ __( 'Design job', 'design-marketplace' ) }
						</legend>
						{ jobs.map( ( one ) => (
							<label
								key={ one.id }
								htmlFor={ `${ base }-${ one.id }` }
							>
								<input
									id={ `${ base }-${ one.id }` }
									type="radio"
									name="job"
									checked={ one.id === mission?.id }
									onChange={ () => {
										reset();
										setPicked( one.id );
									} }
								/>
								<span>
									<b>{ one.title }</b>
									{ jobLine( one ) }
								</span>
							</label>
						) ) }
					</fieldset>
				) }
				<TextArea
					name="words"
					optional
					label={ __(
						'A line for each of them',
						'design-marketplace'
					) }
					hint={ __(
						'It stands above the job. Without it we write one sentence that names the job.',
						'design-marketplace'
					) }
					rows={ 3 }
					max={ wordsRule.maxLength }
					value={ words }
					onChange={ setWords }
				/>
				<div className="told">
					<ul
						className="pickfaces"
						aria-label={ __( 'Designers', 'design-marketplace' ) }
					>
						{ people.map( ( person ) => {
							const why = whyNot( person );
							const { id, name, avatar } = person;
							return (
								<li key={ id }>
									<label
										htmlFor={ `${ base }-${ id }` }
										className={ why && 'off' }
									>
										<input
											id={ `${ base }-${ id }` }
											type="checkbox"
											disabled={ !! why }
											checked={ chosen.includes(
												person
											) }
											onChange={ ( { target } ) =>
												setLeft( ( now ) =>
													target.checked
														? now.filter(
																( one ) =>
																	one !== id
															)
														: [ ...now, id ]
												)
											}
										/>
										<Avatar
											name={ name }
											image={ avatar }
											sizes="60px"
										/>
										<span>
											{ name }
											{ why && (
												<>
													<br />
													{ why }
												</>
											) }
										</span>
									</label>
								</li>
							);
						} ) }
					</ul>
					<dl className="told-sum">
						<div>
							<dt>{ formatNumber( chosen.length ) }</dt>
							<dd>
								{ __(
									'get one email each, in ten minutes. Its button is “Apply”. The same words begin your conversation.',
									'design-marketplace'
								) }
							</dd>
						</div>
						{ rest > 0 && (
							<div>
								<dt>{ formatNumber( rest ) }</dt>
								<dd>
									{ __(
										'hear nothing. Nobody is invited to the same job twice.',
										'design-marketplace'
									) }
								</dd>
							</div>
						) }
					</dl>
				</div>
			</div>
		</Dialog>
	);
};
