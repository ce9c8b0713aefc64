<?php
/** The things that can be reported: members, works, design jobs and messages, if the viewer can see them. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Portfolio\Work_Address;
use WP_Post;

/** Only published items: the answer must not show whether a hidden item, a held one or a draft exists. */
final class Reportable {

	/**
	 * A thing as everybody with an account sees it. Messages are seen only by their two members.
	 * @param int $id     User, post or message.
	 * @param int $viewer User id, 0 for a stranger.
	 */
	public function find( Reported_Kind $kind, int $id, int $viewer = 0 ): ?Reported_Item {
		$keeper = self::keeper( $kind );
		if ( $keeper ) {
			return $keeper->find( $id, $viewer );
		}
		if ( Reported_Kind::Member === $kind ) {
			return ( new Query() )->by_id( $id ) ? Reported_Item::member( $id ) : null;
		}
		$post = get_post( $id );
		if (
			! $post instanceof WP_Post
				|| $kind->post_type() !== $post->post_type
				|| Account_State::Active !== State::of( Ownership::of( $post ) )
		) {
			return null;
		}
		$is_published = Reported_Kind::Mission === $kind ? Mission_State::is_published( $post ) : Work_State::is_published( $post );
		return $is_published ? Reported_Item::item( $post ) : null;
	}

	/**
	 * The thing at an address of this site, if strangers can see it: a listed member, a work on a member's card or an unlisted one, or a
	 * design job where strangers may read those.
	 */
	public function at( string $url ): ?Reported_Item {
		$path = self::path( $url );
		if ( null === $path ) {
			return null;
		}
		foreach ( Contract::routes() as $route ) {
			$params = $route->match( $path );
			if ( null === $params ) {
				continue;
			}
			if ( isset( $params['missionId'], $params['slug'] ) ) {
				return $this->job( (int) $params['missionId'], $params['slug'] );
			}
			if ( '' === $route->role ) {
				return null;
			}
			$work = isset( $params['work'] ) ? Work_Address::find( $params['slug'], rawurldecode( $params['work'] ) ) : null;
			return $work && ! Work_State::is_published( $work )
				? Reported_Item::item( $work )
				: $this->listed( $params['slug'] ?? '', $route->role, $work->ID ?? self::work( $url ) );
		}
		return null;
	}

	/**
	 * A listed member, or the work on their card that the address shows; null for others, whether they exist or not.
	 * @param int $work Id of the work, 0 for none.
	 */
	private function listed( string $slug, string $role, int $work ): ?Reported_Item {
		$member = ( new Query() )->by_slug( $slug );
		if ( ! $member || ! $member['listed'] || $member['role'] !== $role ) {
			return null;
		}
		$shown = array_column( (array) ( $member['card']['latest_works'] ?? array() ), 'id' );
		return in_array( $work, $shown, true )
			? $this->find( Reported_Kind::Work, $work )
			: $this->find( Reported_Kind::Member, $member['user_id'] );
	}

	/** A design job at its address. */
	private function job( int $id, string $slug ): ?Reported_Item {
		$owner = Site_Settings::shows_jobs() ? ( new Query() )->by_slug( $slug ) : null;
		$thing = $owner && Roles::CONTRACTOR === $owner['role'] ? $this->find( Reported_Kind::Mission, $id ) : null;
		return $thing && Ownership::is_of( $owner['user_id'], $thing->owner ) ? $thing : null;
	}

	/** The path below the home address; null for another site. */
	private static function path( string $url ): ?string {
		$asked = wp_parse_url( trim( $url ) );
		$home  = wp_parse_url( home_url() );
		if (
			! is_array( $asked )
				|| ! is_array( $home )
				|| strtolower( $asked['host'] ?? '' ) !== strtolower( $home['host'] ?? '' )
				|| ( $asked['port'] ?? 0 ) !== ( $home['port'] ?? 0 )
		) {
			return null;
		}
		$base = rtrim( $home['path'] ?? '', '/' );
		$path = $asked['path'] ?? '/';
		return '' === $base || str_starts_with( $path, "{$base}/" ) ? '/' . trim( substr( $path, strlen( $base ) ), '/' ) : null;
	}

	/** Id of the work in the address of a profile, 0 for none. */
	private static function work( string $url ): int {
		wp_parse_str( (string) wp_parse_url( trim( $url ), PHP_URL_QUERY ), $query );
		$id = $query[ Work_Address::PARAMETER ] ?? null;
		return is_string( $id ) && ctype_digit( $id ) ? (int) $id : 0;
	}

	/** The keeper of reported things of a kind; null for members and posts. */
	public static function keeper( Reported_Kind $kind ): ?Message_Reports {
		return Reported_Kind::Message === $kind ? new Message_Reports() : null;
	}

	/** Id of the decision that hides a thing, 0 for none. */
	public static function hidden_by( Reported_Item $thing ): int {
		return self::keeper( $thing->kind )?->hidden_by( $thing ) ?? ( $thing->post() ? Hidden::decision( $thing->id ) : 0 );
	}
}
