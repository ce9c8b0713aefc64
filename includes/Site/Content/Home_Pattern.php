<?php
/** A home page to start from: the blocks in their usual order, with placeholder texts. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

/** Offered as a block pattern, and on empty pages first. Also the template of the page with the slug home. */
final class Home_Pattern {

	public const NAME     = 'design-marketplace/home';
	public const CATEGORY = 'design-marketplace';

	/** The template hierarchy's name for the page with this slug. */
	private const TEMPLATE = 'design-marketplace//page-home';

	public function register(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Design Marketplace', 'design-marketplace' ) ) );
		register_block_pattern(
			self::NAME,
			array(
				'title'         => __( 'Home page of the marketplace', 'design-marketplace' ),
				'description'   => __( 'The home blocks in their usual order.', 'design-marketplace' ),
				'categories'    => array( self::CATEGORY ),
				'keywords'      => array( 'home', 'page-home', 'hero' ),
				'blockTypes'    => array( 'core/post-content' ),
				'postTypes'     => array( 'page' ),
				'viewportWidth' => 1280,
				// Core loads it when the editor asks for it.
				'filePath'      => __DIR__ . '/home-pattern.php',
			)
		);
		// Since WordPress 6.7. Before, the editor shows the blocks within the theme's page template.
		if ( function_exists( 'register_block_template' ) ) {
			register_block_template(
				self::TEMPLATE,
				array(
					'title'       => __( 'Home page of the marketplace', 'design-marketplace' ),
					'description' => __( 'Nothing but the blocks of the page with the slug home.', 'design-marketplace' ),
					'post_types'  => array( 'page' ),
					'content'     => '<!-- wp:post-content {"align":"full","layout":{"type":"default"}} /-->',
				)
			);
		}
	}

	/** The blocks as they are stored in a page. */
	public static function content(): string {
		$blocks = array();
		foreach ( self::blocks() as $name => $attributes ) {
			$blocks[] = get_comment_delimited_block_content( Home_Blocks::NAMESPACE . $name, $attributes, '' );
		}
		return implode( "\n\n", $blocks );
	}

	/** @return array<string,array<string,mixed>> */
	private static function blocks(): array {
		return array(
			'hero'             => array(
				'title'            => __( "Show work.\nGet work.", 'design-marketplace' ),
				'title_contractor' => __( "Post a job.\nGet design.", 'design-marketplace' ),
				'text'             => __( 'Designers and companies, in one open studio.', 'design-marketplace' ),
				'text_contractor'  => __( 'Post what you need, and choose among designers who show their work.', 'design-marketplace' ),
				'btn_txt'          => __( 'Sign up', 'design-marketplace' ),
				'anchor_txt'       => __( 'How it works', 'design-marketplace' ),
			),
			'image'            => array(),
			'how-it-works'     => array(
				'title'      => __( 'How it works', 'design-marketplace' ),
				'designer'   => self::points(
					array(
						__( 'Publish your projects', 'design-marketplace' ) => __( 'Up to twelve pictures and a film each.', 'design-marketplace' ),
						__( 'Answer a design job', 'design-marketplace' ) => __( 'A short comment goes straight to the person in charge.', 'design-marketplace' ),
						__( 'Agree, then start', 'design-marketplace' ) => __( 'Fee, scope and dates are yours to settle.', 'design-marketplace' ),
					)
				),
				'contractor' => self::points(
					array(
						__( 'Show your project', 'design-marketplace' ) => __( 'One headline, one picture, a few honest paragraphs.', 'design-marketplace' ),
						__( 'Post a design job', 'design-marketplace' ) => __( 'Say what you need, and which skill it takes.', 'design-marketplace' ),
						__( 'Choose among candidates', 'design-marketplace' ) => __( 'Every application leads to a portfolio.', 'design-marketplace' ),
					)
				),
			),
			'ebd-presentation' => array(
				'title'   => __( 'An open studio', 'design-marketplace' ),
				'content' => __( 'Say here in one big sentence what this place is and who it is for.', 'design-marketplace' ),
			),
			'events'           => array( 'title' => __( 'Events', 'design-marketplace' ) ),
			'past-projects'    => array( 'title' => __( 'Done together', 'design-marketplace' ) ),
			'testimonials'     => array( 'title' => __( 'What they say', 'design-marketplace' ) ),
			'video'            => array(),
		);
	}

	/**
	 * @param array<string,string> $points Contents by title.
	 * @return list<array{title:string,content:string}>
	 */
	private static function points( array $points ): array {
		return array_map(
			static fn( string $title, string $content ): array => compact( 'title', 'content' ),
			array_keys( $points ),
			array_values( $points )
		);
	}
}
