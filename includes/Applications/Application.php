<?php
/**
 * An application with its author and mission, as one row of the database tells of them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Mission_State;
use WP_Post;

final class Application {

	/**
	 * @param WP_Post            $post          What was written; its author applied.
	 * @param string             $slug          Applicant's slug, '' for people without a profile.
	 * @param string             $name          Applicant's name.
	 * @param string             $email         Applicant's address.
	 * @param bool               $has_applicant Whether the applicant's account is on.
	 * @param int                $mission       Mission.
	 * @param string             $title         Mission's title.
	 * @param Mission_State|null $state         Mission's state.
	 * @param int                $owner         Account the mission belongs to.
	 * @param string             $owner_slug    Its slug.
	 * @param bool               $has_owner     Whether it is on.
	 */
	private function __construct(
		public readonly WP_Post $post,
		public readonly string $slug,
		public readonly string $name,
		public readonly string $email,
		public readonly bool $has_applicant,
		public readonly int $mission,
		public readonly string $title,
		public readonly ?Mission_State $state,
		public readonly int $owner,
		public readonly string $owner_slug,
		public readonly bool $has_owner
	) {}

	/**
	 * Of a row of Application_Query. The name is the applicant's own spelling, which WordPress' display name may have lost.
	 *
	 * @param WP_Post                   $post Post of the row.
	 * @param array<string,string|null> $row  Row.
	 */
	public static function of( WP_Post $post, array $row ): self {
		return new self(
			$post,
			(string) $row['dm_slug'],
			'' === (string) $row['dm_name'] ? (string) $row['dm_display_name'] : (string) $row['dm_name'],
			(string) $row['dm_email'],
			(bool) $row['dm_has_applicant'],
			(int) $row['dm_mission_id'],
			(string) $row['dm_mission_title'],
			Mission_State::tryFrom( (string) $row['dm_mission_status'] ),
			(int) $row['dm_owner'],
			(string) $row['dm_owner_slug'],
			(bool) $row['dm_has_owner']
		);
	}
}
