<?php
/** Two blocks for any page, which show what the frames for other sites show: design jobs, and one page of the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use WP_Block_Type;

/** Both go by an address, as it is copied from the browser. The script is src/blocks/edits/embed.tsx. */
final class Embed_Blocks {

	public function register(): void {
		$address = array( 'url' => array( 'type' => 'string', 'default' => '' ) );
		$most    = array( 'limit' => array( 'type' => 'integer', 'default' => 5, 'minimum' => 1, 'maximum' => Contract::limit( 'embed_jobs_max' ) ) );
		$this->add( 'jobs', __( 'Design jobs', 'design-marketplace' ), __( 'The newest design jobs that take applications.', 'design-marketplace' ), $address + $most );
		$this->add( 'page', __( 'Design job or member', 'design-marketplace' ), __( 'A design job, a company or a designer.', 'design-marketplace' ), $address );
	}

	/** @param array<string,mixed> $attributes */
	public function jobs( array $attributes ): string {
		wp_parse_str( (string) wp_parse_url( (string) $attributes['url'], PHP_URL_QUERY ), $query );
		return self::for_strangers( static fn(): ?Html => Embeds::list( array( 'limit' => $attributes['limit'] ) + $query, 'h2' ) );
	}

	/** @param array<string,mixed> $attributes */
	public function page( array $attributes ): string {
		$page = Embeds::at( (string) $attributes['url'] );
		return $page ? self::for_strangers( static fn(): Html => Embeds::part( $page, 'h2' ) ) : '';
	}

	/** @param array<string,array<string,mixed>> $attributes */
	private function add( string $name, string $title, string $description, array $attributes ): void {
		$own = array(
			'api_version'     => 3,
			'category'        => 'embed',
			'supports'        => array( 'html' => false ),
			'render_callback' => array( $this, $name ),
		);
		register_block_type( new WP_Block_Type( "design-marketplace/{$name}", $own + compact( 'title', 'description', 'attributes' ) ) );
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
