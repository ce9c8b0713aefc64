<?php
/** Closes wp-admin, the admin bar, application passwords, core's REST writes and comments to members, and XML-RPC to their items. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\People\Accounts\Roles;
use WP;
use WP_REST_Request;
use WP_User;

final class Core_Access {

	private const CORE = '#^/(wp/v2|wp/v3|wp-site-health|wp-block-editor|wp-abilities|wp-sync|batch)\b#';

	/** Core's routes with a path that the contract also uses. Members may only change their own account there. */
	private const SHARED = '#^/wp/v2/(pages|users(/me)?/?$)#';

	private const APPLICATION_PASSWORDS = '#^/wp/v2/users/(?<user>me|\d+)/application-passwords#';

	/** Sends members home from every screen of wp-admin, except the two files that front ends post to. */
	public function leave_admin(): void {
		global $pagenow;
		if ( ! is_admin() || wp_doing_ajax() || 'admin-post.php' === $pagenow || ! self::is_member() ) {
			return;
		}
		wp_safe_redirect( home_url( '/' ) );
		exit;
	}

	public function hide_admin_bar( bool $show ): bool {
		return $show && ! self::is_member();
	}

	/** No application passwords for members: they would outlive every token. */
	public function refuse_application_passwords( bool $available, WP_User $user ): bool {
		return $available && '' === Roles::of( $user );
	}

	/** No comments on the marketplace's own types, nor by members anywhere. */
	public function close_comments( bool $open, mixed $post_id ): bool {
		return $open && ! str_starts_with( (string) get_post_type( (int) $post_id ), 'dmkt_' ) && ! self::is_member();
	}

	/**
	 * No works, missions and applications over XML-RPC, which would write without the services.
	 * @param array<string,bool> $caps Capabilities of a user.
	 * @return array<string,bool>
	 */
	public function without_items( array $caps ): array {
		return array_filter(
			$caps,
			static fn( int|string $cap ): bool => ! preg_match( '/_dmkt_(works|missions|applications)$/D', (string) $cap ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * 403 for core's REST writes by members, also in batches. Other plugins protect their own routes.
	 * @param array<string,mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$route     = Routes::of( $request );
		$is_member = self::is_member();
		if ( preg_match( self::APPLICATION_PASSWORDS, $route, $parts ) ) {
			$is_refused = $is_member || '' !== Roles::of( (int) $parts['user'] );
		} else {
			$is_write   = ! in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true );
			$is_refused = $is_member && $is_write && preg_match( self::CORE, $route )
				&& ( ! Routes::is_ours( $route ) || preg_match( self::SHARED, $route ) );
		}
		return $is_refused ? Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' ) : $response;
	}

	private static function is_member(): bool {
		return is_user_logged_in() && '' !== Roles::of( wp_get_current_user() );
	}

	/** /author/…, ?author=3 and their feeds are 404, before core redirects from the number to the name. */
	public function refuse_archive( WP $wp ): void {
		$is_page = ! is_admin() && empty( $wp->query_vars['rest_route'] );
		if ( $is_page && ( isset( $wp->query_vars['author'] ) || isset( $wp->query_vars['author_name'] ) ) ) {
			$wp->query_vars = array( 'error' => '404' );
		}
	}

	public function drop_sitemap( mixed $provider, string $name ): mixed {
		return 'users' === $name ? false : $provider;
	}

	/**
	 * Feeds name no author.
	 * @param mixed $text Name or address.
	 */
	public function drop_name( mixed $text ): mixed {
		return is_feed() ? '' : $text;
	}

	/**
	 * Embeds name no author.
	 * @param array<string,mixed> $data oEmbed data.
	 * @return array<string,mixed>
	 */
	public function drop_author( array $data ): array {
		unset( $data['author_name'], $data['author_url'] );
		return $data;
	}
}
