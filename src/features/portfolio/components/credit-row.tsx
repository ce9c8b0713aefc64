// A project that names the member, with their answer.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Link } from '../../../components/link';
import { announce } from '../../../components/live-region';
import { Notice } from '../../../components/notice';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import type { Credit } from '../../../contract/shapes';
import { messageOf } from '../../../lib/api-error';
import { useAnswerCredit } from '../api/credits-api';

interface CreditRowProps {
	credit: Credit;
	/** Called once it is off the list. */
	onGone: () => void;
}

const question = ( { as: kind, by }: Credit ): string =>
	kind === 'with'
		? sprintf(
				/* translators: %s: name of a designer. */
				__( 'Did you work on it with %s?', 'design-marketplace' ),
				by.name ?? ''
			)
		: sprintf(
				/* translators: %s: name of a designer. */
				__( 'Was it made for you by %s?', 'design-marketplace' ),
				by.name ?? ''
			);

export const CreditRow = ( { credit, onGone }: CreditRowProps ) => {
	const { mutate, isPending, variables, error, reset } = useAnswerCredit(
		credit.id
	);
	const [ isAsking, setAsking ] = useState( false );
	const { work, by, state } = credit;
	const say = ( answer: 'yes' | 'no' ) =>
		mutate( answer, {
			onSuccess: () => {
				announce(
					answer === 'yes'
						? __( 'You have said yes.', 'design-marketplace' )
						: __( 'You have said no.', 'design-marketplace' )
				);
				if ( answer === 'no' ) {
					onGone();
				}
			},
		} );
	const no = state === 'asked' ? 'no' : 'out';
	const labels = {
		no: __( 'No', 'design-marketplace' ),
		out: __( 'Take my name out', 'design-marketplace' ),
	};
	return (
		<>
			<div className="c1-3">
				<PictureTile
					image={ work.image }
					alt=""
					sizes="(min-width: 900px) 25vw, 100vw"
				/>
			</div>
			<div className="c4-12 credit-row">
				<h3 className="t3">
					<Link to={ work.link }>
						<Said locale={ by.locale }>{ work.title }</Said>
					</Link>
				</h3>
				<p>
					{ state === 'asked'
						? question( credit )
						: sprintf(
								/* translators: %s: name of a designer. */
								__(
									'By %s. Your name stands under the project.',
									'design-marketplace'
								),
								by.name ?? ''
							) }
				</p>
				<div className="btns">
					{ state === 'asked' && (
						<Button
							small
							loading={ isPending && variables === 'yes' }
							disabled={ isPending }
							aria-label={ sprintf(
								/* translators: %s: title of a portfolio project. */
								__(
									'Yes, name me in %s',
									'design-marketplace'
								),
								work.title
							) }
							onClick={ () => say( 'yes' ) }
						>
							{ __( 'Yes', 'design-marketplace' ) }
						</Button>
					) }
					<Button
						small
						variant="second"
						disabled={ isPending }
						aria-haspopup="dialog"
						aria-label={ `${ labels[ no ] }: ${ work.title }` }
						onClick={ () => {
							reset();
							setAsking( true );
						} }
					>
						{ labels[ no ] }
					</Button>
				</div>
				{ error && ! isAsking && (
					<Notice kind="bad">{ messageOf( error ) }</Notice>
				) }
			</div>
			{ isAsking && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: title of a portfolio project. */
						__( 'Not named in “%s”?', 'design-marketplace' ),
						work.title
					) }
					confirmLabel={ labels[ no ] }
					busy={ isPending }
					error={ error && messageOf( error ) }
					onConfirm={ () => say( 'no' ) }
					onCancel={ () => setAsking( false ) }
				>
					{ __(
						'This is for good: you are not asked about this project again. Nobody is told.',
						'design-marketplace'
					) }
				</ConfirmDialog>
			) }
		</>
	);
};
