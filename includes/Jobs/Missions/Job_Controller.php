<?php
/** /design-marketplace/v1/jobs/{id}: what strangers may read of a design job. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Gone_Missions;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** The answer is the same for everybody. */
final class Job_Controller {

	/** Group of the cache for the companies of this request: a page that names several jobs of one reads it once. */
	private const OWNERS = 'design_marketplace_job_owners';

	/** Members, and strangers unless the operator hides jobs from them. Then strangers do not learn either which jobs exist. */
	public function may_read(): bool|WP_Error {
		return is_user_logged_in() || Site_Settings::shows_jobs() ? true : Errors::of( 'login_required' );
	}

	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id    = (int) $request['id'];
		$post  = $id > 0 ? get_post( $id ) : null;
		$owner = $post instanceof WP_Post && Mission_State::is_published( $post ) ? $this->owner( Ownership::of( $post ) ) : null;
		if ( ! $post instanceof WP_Post || ! $owner ) {
			return Errors::of( Gone_Missions::has( $id ) ? 'mission_gone' : 'mission_unknown' );
		}
		$common = Item_Controller::common( $post );
		$date   = Posts::text( $id, Mission_Post_Type::POSTING_DATE );
		$until  = Deadline::of( $id );
		$whole  = Site_Settings::shows_whole_jobs() ? array(
			'description' => $post->post_content,
			'deadline'    => '' === $until ? null : $until,
		) + Job_Facts::of( $id ) : array();
		return new WP_REST_Response(
			array(
				'id'          => $id,
				'title'       => array( 'rendered' => Text::html( $post->post_title ) ),
				'company'     => (string) ( $owner['card']['company'] ?? '' ),
				'contractor'  => (string) ( $owner['card']['slug'] ?? '' ),
				'date'        => $common['date'],
				'date_gmt'    => $common['date_gmt'],
				'postingDate' => '' === $date ? null : $date,
				'open'        => Deadline::is_open( $post, $until ),
				'close'       => Mission_State::Closed === Mission_State::of( $post ),
			) + $whole + array_intersect_key( $owner['card'], array( 'answer_share' => true ) )
		);
	}

	/** @return array<string,mixed>|null See Query::by_id(). */
	private function owner( int $id ): ?array {
		wp_cache_add_non_persistent_groups( self::OWNERS );
		$owner = wp_cache_get( $id, self::OWNERS );
		if ( ! is_array( $owner ) ) {
			$owner = ( new Query() )->by_id( $id );
			wp_cache_set( $id, $owner, self::OWNERS );
		}
		return $owner;
	}
}
