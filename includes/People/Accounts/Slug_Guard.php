<?php
/** Keeps words of the site's addresses, and slugs of deleted members, from accounts that are made outside of sign-up. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use WP_User;

final class Slug_Guard {

	/**
	 * Gives another slug where a new account, or a change of one, would get one that nobody may have.
	 * @param array<string,mixed> $data    Row of the account.
	 * @param int|null            $user_id Its id, null for a new one.
	 * @return array<string,mixed>
	 */
	public function change( array $data, bool $update, ?int $user_id ): array {
		$slug    = (string) ( $data['user_nicename'] ?? '' );
		$before  = $update ? get_userdata( (int) $user_id ) : false;
		$is_kept = $before && $before->user_nicename === $slug;
		if ( ! $is_kept && ! Slugs::is_allowed( $slug ) ) {
			$data['user_nicename'] = self::other( $slug );
		}
		return $data;
	}

	public static function free( WP_User $user ): void {
		if ( ! Slugs::is_allowed( $user->user_nicename ) ) {
			wp_update_user(
				array(
					'ID'            => $user->ID,
					'user_nicename' => self::other( $user->user_nicename ),
				)
			);
		}
	}

	private static function other( string $slug ): string {
		$claims = new Reservations();
		try {
			return ( new Slugs() )->claim( $slug, $claims );
		} finally {
			$claims->release();
		}
	}
}
