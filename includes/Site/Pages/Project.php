<?php
/** /project/:slug: a company or university startup and its design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Linked_Data;

final class Project extends Member {

	/** Open jobs that are named at most. */
	private const SHOWN = 5;

	/** The fields of each job that the page shows to strangers. */
	private const JOB_FIELDS = 'id,title,contractor,open,date_gmt,postingDate';

	/** For strangers also the titles of its open jobs, as far as the operator shows them. */
	public function preloads( Destination $destination, array $query ): array {
		$owner = is_user_logged_in() || ! $destination->card() ? 0 : (int) ( $destination->member['user_id'] ?? 0 );
		$jobs  = $owner > 0 && Site_Settings::shows_jobs() ? self::open_jobs( $owner ) : array();
		return array_merge(
			parent::preloads( $destination, $query ),
			array_map( static fn( int $id ): string => "/design-marketplace/v1/jobs/{$id}?_fields=" . self::JOB_FIELDS, $jobs )
		);
	}

	protected function name_of( array $card ): string {
		return (string) ( $card['company'] ?? '' );
	}

	protected function about( array $card ): string {
		return (string) ( $card['project_headline'] ?? '' );
	}

	protected function introduction( array $card, Linked_Data $pieces ): array {
		$company = array_filter(
			array(
				'@type'       => 'Organization',
				'name'        => $this->name_of( $card ),
				'description' => $this->about( $card ),
				'url'         => $pieces->address,
				'address'     => $pieces->place( $card ),
			)
		);
		return array( $company, $pieces->way( 'jobs' ) );
	}

	/** @return list<int> Ids of the newest design jobs of a company that take applications. Their posts and meta are loaded. */
	private static function open_jobs( int $owner ): array {
		$ids = Sql::ids(
			'SELECT p.ID FROM {posts} p WHERE p.post_type = %s AND p.post_status = %s AND p.post_author = %d AND '
				. Deadline::sql_ahead( 'p.ID' )
				. ' ORDER BY p.post_date DESC, p.ID DESC LIMIT %d',
			Item_Types::MISSION,
			Mission_State::Open->value,
			$owner,
			self::SHOWN
		);
		_prime_post_caches( $ids, false, true );
		return $ids;
	}
}
