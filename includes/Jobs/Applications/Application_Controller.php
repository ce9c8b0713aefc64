<?php
/** /wp/v2/application: a mission's candidates for its owner, and a member's own applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Members\Items;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Only reads. Stage_Controller writes, and applications are made by Workwith_Controller. */
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
}
