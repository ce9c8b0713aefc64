<?php
/**
 * /wp/v2/application: a mission's candidates for its owner, and a member's own applications. Owners set stages, applicants withdraw
 * or apply again; Workwith_Controller makes applications.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Items;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Application_Controller extends Item_Controller {

	private readonly Items $missions;

	public function __construct() {
		$this->missions = new Items( Mission_Type::NAME, 'mission_unknown', Mission_Policy::can_see( ... ) );
	}

	public function get_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( isset( $request['mission'] ) ) {
			return $this->candidates( $request );
		}
		[ $applications, $total ] = ( new Application_Query() )->of_user(
			get_current_user_id(),
			(string) $request['stage'],
			self::ordered( $request, Side::Applicant ),
			(int) $request['per_page'],
			Paging::offset( $request )
		);
		return Paging::answer( $request, $this->present( $applications, $request ), $total );
	}

	/** A page of a mission's candidates, or all of them as CSV. */
	private function candidates( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$mission = $this->missions->find( (int) $request['mission'] );
		if ( ! $mission && current_user_can( 'manage_options' ) ) {
			return $this->missions->unknown();
		}
		if ( ! $mission || ! Mission_Policy::can_see_candidates( $mission ) ) {
			return Errors::of( 'forbidden' );
		}
		$side   = Side::of_candidates( $mission );
		$query  = new Application_Query( Side::Owner === $side );
		$stage  = (string) $request['stage'];
		$search = Text::plain( (string) $request['search'], false );
		$is_csv = 'csv' === $request['format'];
		if ( $is_csv && Side::Owner !== $side ) {
			return Errors::of( 'forbidden' );
		}
		if ( $is_csv ) {
			return ( new Candidates_Csv( $query ) )->answer( $mission->ID, $stage, $search );
		}
		$counts = Mission_State::has_applications( $mission ) ? $query->counts( $mission->ID, $side ) : null;
		$total  = '' === $stage ? array_sum( $counts ?? array() ) : $counts[ $stage ] ?? 0;
		$total  = '' === $search || 0 === $total ? $total : $query->found( $mission->ID, $side, $stage, $search );
		$limit  = (int) $request['per_page'];
		$offset = Paging::offset( $request );
		$page   = match ( true ) {
			$offset >= $total => array(),
			$counts && 'stage' === $request['orderby'] && '' === $stage . $search => $query->by_stage(
				$mission->ID,
				$side,
				$counts,
				'asc' === $request['order'],
				$limit,
				$offset
			),
			default => $query->of_mission( $mission->ID, $side, $stage, $search, self::ordered( $request, $side ), $limit, $offset ),
		};
		$answer = Paging::answer( $request, $this->present( $page, $request ), $total );
		if ( $answer instanceof WP_REST_Response ) {
			$answer->header( 'X-DM-Stages', self::stage_header( $counts ?? array() ) );
		}
		return $answer;
	}

	/** @param array<string,int> $counts */
	private static function stage_header( array $counts ): string {
		return implode(
			'; ',
			array_map( static fn( Stage $stage ): string => $stage->value . '=' . ( $counts[ $stage->value ] ?? 0 ), Stage::cases() )
		);
	}

	private static function ordered( WP_REST_Request $request, Side $side ): Application_Order {
		return Application_Order::of( (string) $request['orderby'], 'asc' === $request['order'], $side );
	}

	public function get_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$application = ( new Application_Query() )->one( (int) $request['id'] );
		return $application && Application_Policy::can_see( $application )
			? new WP_REST_Response( $this->present( array( $application ), $request )[0] )
			: Errors::of( 'post_not_found' );
	}

	/**
	 * @param list<Application> $applications
	 * @return list<array<string,mixed>>
	 */
	private function present( array $applications, WP_REST_Request $request ): array {
		return ( new Application_Presenter() )->present( $applications, self::embeds_author( $request ) );
	}

	private static function embeds_author( WP_REST_Request $request ): bool {
		$embed = isset( $request['_embed'] ) ? rest_parse_embed_param( $request['_embed'] ) : false;
		return true === $embed || ( is_array( $embed ) && in_array( 'author', $embed, true ) );
	}

	public function update_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$application = ( new Application_Query() )->one( (int) $request['id'] );
		if ( ! $application || ! Application_Policy::can_see( $application ) ) {
			return Errors::of( 'post_not_found' );
		}
		if ( Application_Policy::is_applicant( $application ) ) {
			$error = $this->by_applicant( $application, $request );
		} elseif ( Application_Policy::can_decide( $application ) ) {
			$form     = self::form( 'stage' );
			$values   = $form->clean( $request->get_params() );
			$messages = $form->errors( $values );
			$error    = $messages ? Errors::fields( $messages ) : $this->by_owner( array( $application ), $values );
		} else {
			return Errors::of( 'forbidden' );
		}
		if ( $error ) {
			return $this->with_current( $error, $application->post->ID );
		}
		return $this->answer( $this->shown( array( $application->post->ID ) )[0] ?? array() );
	}

	/** Changes several applications to one job, all or none. */
	public function create_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form         = self::form( 'stages' );
		$ids          = Value::integers( $request['ids'] );
		$ids          = is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
		$applications = Application_Rows::by_posts( array_slice( $ids, 0, Contract::limit( 'collection_max' ) ) );
		$own          = array_values( array_filter( $applications, Application_Policy::can_decide( ... ) ) );
		if ( ! $own ) {
			return Errors::of( 'forbidden' );
		}
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		if ( ! $messages && count( $own ) < count( $ids ) ) {
			return Errors::of( 'post_not_found' );
		}
		if (
			! $messages
				&& count( array_unique( array_map( static fn( Application $application ): int => $application->mission, $own ) ) ) > 1
		) {
			$messages = array( 'ids' => Contract::message( 'stage_one_job' ) );
		}
		$error = $messages ? Errors::fields( $messages ) : $this->by_owner( $own, $values );
		return $error ? $this->with_current( $error ) : new WP_REST_Response( $this->shown( $ids ) );
	}

	/** Withdraws, applies again, or asks what has become of it. */
	private function by_applicant( Application $application, WP_REST_Request $request ): ?WP_Error {
		$stage = is_string( $request['stage'] ) ? Stage::tryFrom( trim( $request['stage'] ) ) : null;
		$asks  = null === $stage && isset( $request['nudge'] );
		if ( ! $asks && Stage::Withdrawn !== $stage && Stage::Fresh !== $stage ) {
			return Errors::of( 'forbidden' );
		}
		$form     = self::form( 'stage' );
		$values   = $form->clean( array_intersect_key( $request->get_params(), array_flip( array( 'stage', 'from', 'nudge' ) ) ) );
		$messages = $form->errors( $values );
		$from     = Owner_Changes::of( $values )->from;
		$own      = new Own_Application();
		return ( $messages ? Errors::fields( $messages ) : null )
			?? Limits::write( 'stage', get_current_user_id() )
			?? match ( true ) {
				$asks                       => true === $values['nudge'] ? $own->nudge( $application ) : null,
				Stage::Withdrawn === $stage => $own->withdraw( $application, $from ),
				default                     => $own->reapply( $application, $from ),
			};
	}

	/**
	 * @param list<Application>   $applications To one job of the current user.
	 * @param array<string,mixed> $values       Cleaned and checked.
	 */
	private function by_owner( array $applications, array $values ): ?WP_Error {
		$decision = Owner_Changes::of( $values );
		if ( Stage::Withdrawn === $decision->stage || ! empty( $values['nudge'] ) ) {
			return Errors::of( 'forbidden' );
		}
		$owner = get_current_user_id();
		return Limits::write( 'stage', $owner )
			?? ( $decision->tell ? Limits::write( 'tell', $owner ) : null )
			?? ( new Stage_Service() )->write( $applications, $decision );
	}

	/** Adds the current data to a 409 error: of the one application, or with 0 of the changed ones among several. */
	private function with_current( WP_Error $error, int $one = 0 ): WP_Error {
		$data = (array) $error->get_error_data();
		if ( 409 !== ( $data['status'] ?? 0 ) ) {
			return $error;
		}
		$items   = $this->shown( 0 === $one ? (array) ( $data[ Stage_Service::CHANGED ] ?? array() ) : array( $one ) );
		$current = 0 === $one ? $items : $items[0] ?? null;
		unset( $data[ Stage_Service::CHANGED ] );
		return new WP_Error( $error->get_error_code(), $error->get_error_message(), $data + array( 'current' => $current ) );
	}

	/**
	 * @param array<mixed> $ids Post ids.
	 * @return list<array<string,mixed>>
	 */
	private function shown( array $ids ): array {
		$ids   = array_map( 'intval', array_values( $ids ) );
		$found = ( new Application_Presenter() )->present( Application_Rows::by_posts( $ids ), true );
		usort(
			$found,
			static fn( array $one, array $other ): int =>
				array_search( $one['id'], $ids, true ) <=> array_search( $other['id'], $ids, true )
		);
		return $found;
	}

	private static function form( string $name ): Form {
		return Contract::form( 'application', $name );
	}
}
