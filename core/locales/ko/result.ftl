### result
