<?php
/** Two blocks for any page, which show what the frames for other sites show: design jobs, and one page of the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Site\Front\Html;

/** Both go by an address, as it is copied from the browser. Home_Blocks registers them; the script is src/blocks/edits/embed.tsx. */
final class Embed_Blocks {

	/** @param array<string,mixed> $attributes */
	public function jobs( array $attributes ): string {
		wp_parse_str( (string) wp_parse_url( (string) $attributes['url'], PHP_URL_QUERY ), $query );
		return self::for_strangers( static fn(): ?Html => Embeds::list( array( 'limit' => $attributes['limit'] ) + $query, 'h2' ) );
	}

	/** @param array<string,mixed> $attributes */
	public function page( array $attributes ): string {
		return self::for_strangers(
			static function () use ( $attributes ): ?Html {
				// The page has the card, which says more to members.
				$page = Embeds::at( (string) $attributes['url'] );
				return $page ? Embeds::part( $page, 'h2' ) : null;
			}
		);
	}

	/**
	 * The page is the same for everybody who reads it.
	 * @param callable(): (Html|null) $draw
	 */
	private static function for_strangers( callable $draw ): string {
		$reader = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			return (string) $draw();
		} finally {
			wp_set_current_user( $reader );
		}
	}
}
