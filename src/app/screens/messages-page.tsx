// /messages and /messages/:id: conversations, with what reports and applications add to them.
import { Suspense } from '@wordpress/element';
import MessagesScreen from '../../features/talks/screens/messages-screen';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { messageThing } from '../../features/trust/thing';
import { lazyPart } from '../../lib/load-chunk';

const OneStage = lazyPart(
	() => import( '../../features/jobs/applications/board/one-stage' ),
	'OneStage'
);

const TemplatePick = lazyPart(
	() => import( '../../features/jobs/templates/components/template-pick' ),
	'TemplatePick'
);

const MessagesPage = () => (
	<MessagesScreen
		actionsOf={ ( message, { with: other } ) =>
			other && <ReportEntry thing={ messageThing( message, other ) } />
		}
		decide={ ( job, onStage ) => (
			<Suspense fallback={ null }>
				<OneStage
					mission={ job.mission }
					application={ job.application }
					onStage={ onStage }
				/>
			</Suspense>
		) }
		insert={ ( { with: other, jobs }, words, onChange ) =>
			other?.role === 'designer' && (
				<Suspense fallback={ null }>
					<TemplatePick
						words={ words }
						onChange={ onChange }
						filled={ { name: other.name, job: jobs[ 0 ]?.title } }
					/>
				</Suspense>
			)
		}
	/>
);

export default MessagesPage;
